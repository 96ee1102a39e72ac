import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';

const program = fileURLToPath(new URL('main.ts', import.meta.url));

/** Takes a port that is free now; `keep` leaves a listener on it. */
async function port(keep: boolean): Promise<number> {
  // Not one of those that the system may give to a connection before the CMS listens.
  const taken = randomInt(11_000, 32_768);
  const server = createServer().listen(taken, '127.0.0.1');
  const isMine = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (!isMine) return port(keep);
  if (keep) onTestFinished(() => void server.close());
  else server.close();
  return taken;
}

async function start(
  variables: Record<string, string>,
  nodeOptions: readonly string[] = [],
): Promise<{ child: ChildProcess; output: () => string }> {
  const folder = await mkdtemp(join(tmpdir(), 'headwater-main-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const child = spawn(process.execPath, [...nodeOptions, program], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATA_DIR: folder, ...variables },
  });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  return { child, output: () => output };
}

/** Waits for the line that says so. */
async function answers(output: () => string): Promise<void> {
  await expect.poll(output, { timeout: 25_000 }).toContain('answers at');
}

test('with its port taken, the CMS exits before it fills its database, with one line that says what to do', {
  timeout: 30_000,
}, async () => {
  const taken = await port(true);
  const { child, output } = await start({ CMS_PORT: String(taken) });
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(output()).toBe(
    `The local CMS cannot listen on port ${taken}: another program uses it. Stop that program or set CMS_PORT to a free port.\n`,
  );
});

test('with an invalid variable, the CMS exits with one line that names it', { timeout: 30_000 }, async () => {
  const { child, output } = await start({ CMS_PORT: 'eighty' });
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(output()).toMatch(/^CMS_PORT is "eighty", but .+\n$/);
});

test('with a data folder that it cannot write, the CMS exits before it loads its content, with one line', {
  timeout: 30_000,
}, async () => {
  const { child, output } = await start({
    DATA_DIR: join(program, 'data'),
    CMS_CATALOGUE: join(program, 'missing.ts'),
  });
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(output()).toMatch(/^The local CMS cannot write to \S+ \(ENOTDIR\)\. Give this user .+ DATA_DIR .+\n$/);
});

test('without a secret, the CMS says what does not work; SIGINT ends it at once, even while it copies media', {
  timeout: 30_000,
}, async () => {
  const { child, output } = await start({ CMS_PORT: String(await port(false)) });
  await answers(output);
  child.kill('SIGINT');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  expect(output()).toContain('CMS_SECRET is not set: users cannot sign in to the site');
});

test('SIGTERM ends the CMS gracefully: it responds for a while, closing each connection', {
  timeout: 30_000,
}, async () => {
  const free = await port(false);
  const { child, output } = await start({ CMS_PORT: String(free) });
  await answers(output);
  expect((await fetch(`http://127.0.0.1:${free}/graphql?query={__typename}`)).status).toBe(200);
  child.kill('SIGTERM');
  const ended = once(child, 'exit');
  const last = await vi.waitFor(async () => {
    const response = await fetch(`http://127.0.0.1:${free}/graphql?query={__typename}`);
    expect(response.headers.get('connection')).toBe('close');
    return response;
  });
  expect(last.status).toBe(200);
  const [code] = await ended;
  expect(code).toBe(0);
});

test('a CMS that gets stuck ends with one line', { timeout: 60_000 }, async () => {
  const stand = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0)';
  const getStuck = `data:text/javascript,process.on("SIGUSR2",()=>${stand})`;
  const { child, output } = await start({ CMS_PORT: String(await port(false)) }, ['--import', getStuck]);
  await answers(output);
  child.kill('SIGUSR2');
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  expect(output()).toContain('The local CMS was stuck for 10 s and ends now.');
});

const isRoot = process.getuid?.() === 0;
if (!isRoot) console.warn('SKIPPED: a start on a full disk. Only root may mount one.');

test.runIf(isRoot)('on a full disk, the CMS says so and starts once there is room', { timeout: 60_000 }, async () => {
  const disk = await mkdtemp(join(tmpdir(), 'headwater-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', disk]);
  onTestFinished(async () => {
    execFileSync('umount', ['-l', disk]);
    await rm(disk, { recursive: true });
  });
  const ballast = join(disk, 'ballast');
  // The rest is less than a database needs.
  await writeFile(ballast, Buffer.alloc(32 * 1024 * 1024 - 65_536));
  const { child, output } = await start({ DATA_DIR: join(disk, 'data'), CMS_PORT: String(await port(false)) });
  onTestFinished(() => void child.kill('SIGKILL'));
  await expect
    .poll(output, { timeout: 30_000 })
    .toBe('The disk of the local CMS is full. It starts as soon as there is room for its data.\n');
  await rm(ballast);
  await answers(output);
});
