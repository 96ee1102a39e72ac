import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../paths.ts';
import { commands } from './commands.mjs';

test('every script of package.json starts the command of its name', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(scripts).toEqual(
    Object.fromEntries(Object.keys(commands).map((name) => [name, `node tools/bin/run.mjs ${name}`])),
  );
});

test('every command has its module', () => {
  expect(Object.values(commands).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test.each([[['strat']], [['toString']], [[]]])('an unknown command ends with the list of commands: %j', (args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools', 'bin', 'run.mjs'), ...args]);
  expect({ status, stdout: String(stdout), stderr: String(stderr) }).toEqual({
    status: 1,
    stdout: '',
    stderr: `Use: node tools/bin/run.mjs <command>, one of ${Object.keys(commands).join(', ')}.\n`,
  });
});

test('an npm of an older Node is refused before it runs anything', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools', 'bin', 'run.mjs'), 'licenses'], {
    env: { ...process.env, npm_config_user_agent: 'npm/9.2.0 node/v18.20.4 linux x64 workspaces/false' },
  });
  expect([status, String(stdout)]).toEqual([1, '']);
  expect(String(stderr)).toContain('npm runs on Node 18.20.4');
  expect(String(stderr)).toContain('Install Node.js 20 or newer');
});
