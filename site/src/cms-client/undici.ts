/**
 * The parts of undici that the site uses. Loaded as a whole, with its fetch, mocks, caches and proxies, the package takes
 * ten more megabytes of memory.
 */
import { createRequire } from 'node:module';
import type * as undici from 'undici';

const load = createRequire(import.meta.url);

// The package describes its parts only as members of the whole, so each gets its type here.
export const Agent = load('undici/lib/dispatcher/agent.js') as typeof undici.Agent;
export const Client = load('undici/lib/dispatcher/client.js') as typeof undici.Client;
export type Client = undici.Client;
export const Pool = load('undici/lib/dispatcher/pool.js') as typeof undici.Pool;
export const buildConnector = load('undici/lib/core/connect.js') as typeof undici.buildConnector;
export const { FormData } = load('undici/lib/web/fetch/formdata.js') as Pick<typeof undici, 'FormData'>;

// As the entry of the package does: `request` and the like become methods of every dispatcher.
Object.assign(load('undici/lib/dispatcher/dispatcher.js').prototype, load('undici/lib/api/index.js'));
