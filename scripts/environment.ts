import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Environment, parseEnvironment } from '@headwater/contract/environment.ts';
import { root } from './paths.ts';

export interface CommandEnvironment extends Environment {
  /** True when `CMS_URL` names a WordPress; false: the local CMS is started. */
  hasOwnCms: boolean;
}

/**
 * The environment with `.env` under it (a variable that is set wins over the file), and `DATA_DIR`
 * as a full path.
 * @throws ConfigurationError naming the first variable that is wrong.
 */
export function readEnvironment(): CommandEnvironment {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const environment = parseEnvironment(process.env);
  return {
    ...environment,
    DATA_DIR: resolve(root, environment.DATA_DIR),
    hasOwnCms: (process.env.CMS_URL ?? '').trim() !== '',
  };
}

/** The environment for a program that a command starts: this process's own plus the parsed values. */
export function environmentFor(environment: Environment, additions: Record<string, string> = {}) {
  const parsed = Object.entries(environment)
    .filter(([name, value]) => /^[A-Z_]+$/.test(name) && value !== undefined)
    .map(([name, value]) => [name, String(value)]);
  return { ...process.env, ...Object.fromEntries(parsed), ASTRO_TELEMETRY_DISABLED: '1', ...additions };
}

/** Address under which this machine reaches a program that listens on `host`. */
export function localAddress(host: string, port: number): string {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}
