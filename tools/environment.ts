import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { withCredentials } from '@headwater/runtime/basic-auth.ts';
import { type Environment, parseEnvironment } from '@headwater/runtime/environment.ts';
import { root } from './paths.ts';
import { readText } from './read-text.ts';

export interface CommandEnvironment extends Environment {
  /** True when `CMS_URL` is set to a WordPress; false: the local CMS is started. */
  hasOwnCms: boolean;
}

/**
 * The environment merged with `.env` (environment variables take precedence), and `DATA_DIR`
 * as a full path.
 * @param cmsUrl of the CMS that an argument of the command names, in place of `CMS_URL`
 * @throws ConfigurationError naming the first invalid variable.
 */
export function readEnvironment(cmsUrl?: string): CommandEnvironment {
  const file = join(root, '.env');
  const stored = existsSync(file) ? parseEnv(readText(file)) : {};
  for (const [name, value] of Object.entries(stored)) process.env[name] ??= value;
  const given = { ...process.env, ...(cmsUrl !== undefined && { CMS_URL: cmsUrl }) };
  const environment = parseEnvironment(given);
  return {
    ...environment,
    DATA_DIR: resolve(root, environment.DATA_DIR),
    hasOwnCms: (given.CMS_URL ?? '').trim() !== '',
  };
}

/**
 * A URL below that of a CMS, which an argument of a command names, for requests: with `CMS_BASIC_AUTH`, unless it has user
 * and password of its own. Never show it.
 */
export function givenCmsUrl(given: string): string {
  return withCredentials(given, readEnvironment(new URL('/', given).href).CMS_BASIC_AUTH);
}

/** The environment for a child program: this process's own plus the parsed values. */
export function environmentFor(environment: Environment, additions: Record<string, string> = {}) {
  const parsed = Object.entries(environment)
    .filter(([name, value]) => /^[A-Z][A-Z\d_]*$/.test(name) && value !== undefined)
    .map(([name, value]) => [name, String(value)]);
  return { ...process.env, ...Object.fromEntries(parsed), ...additions };
}

/** URL under which this machine reaches a program that listens on `host`. */
export function localUrl(host: string, port: number): string {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}
