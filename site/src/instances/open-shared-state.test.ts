import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Names of the packages that a process loads which opens the shared state for a URL. */
function loadedFor(url: string): string[] {
  const script = `
    import { registerHooks } from 'node:module';
    const names = new Set();
    registerHooks({ resolve(name, context, next) { names.add(name); return next(name, context); } });
    const { openSharedState } = await import(${JSON.stringify(join(import.meta.dirname, 'open-shared-state.ts'))});
    const keyFor = () => Buffer.alloc(32);
    const shared = await openSharedState({ url: ${JSON.stringify(url)}, origin: 'o', build: 'b', keyFor, log() {} });
    console.log(JSON.stringify({ names: [...names], status: shared.status() ?? null }));
    shared.close();`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  return (JSON.parse(output) as { names: string[] }).names;
}

test('the client for Redis is loaded only when REDIS_URL is set', () => {
  expect(loadedFor('')).not.toContain('@redis/client');
  expect(loadedFor('redis://127.0.0.1:1/0')).toContain('@redis/client');
});

test('no file outside the folder of Redis statically imports the client or that folder', () => {
  const source = join(import.meta.dirname, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !name.startsWith('instances/redis/') && !/\.test\.tsx?$/.test(name),
  );
  const importing = files.filter((name) =>
    /^import (?!type\b)[^;]*from '[^']*(?:@redis\/|\/redis\/)[^']*'/m.test(readFileSync(join(source, name), 'utf8')),
  );
  expect(importing).toEqual([]);
});
