import { type LookupAddress, lookup as lookUp } from 'node:dns';
import type { LookupFunction } from 'node:net';
import type { Dispatcher } from 'undici';
import { type FileFetcher, fileFetcher } from './fetch-upload.ts';
import { limits } from './limits.ts';
import { isPublicAddress } from './public-address.ts';
import { Agent } from './undici.ts';

type Resolve = (
  host: string,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const resolveAll: Resolve = (host, callback) => lookUp(host, { all: true }, callback);

/**
 * Looks up the addresses that a connection then uses, and refuses a host with any address that is not public: a name
 * may be made to lead into the network of the site, also after it was checked.
 */
function publicLookup(resolve: Resolve): LookupFunction {
  return (host, options, done) => {
    resolve(host, (error, addresses) => {
      const [first] = addresses ?? [];
      const isPublic = first !== undefined && addresses.every(({ address }) => isPublicAddress(address));
      if (error || !isPublic) return done(error ?? new Error(`${host} has no public address`), '');
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}

/** Connections to hosts of the public internet only. */
export function publicConnections(resolve: Resolve = resolveAll): Dispatcher {
  return new Agent({
    connections: limits.uploadConnections,
    connect: { timeout: limits.connect, lookup: publicLookup(resolve) },
  });
}

/**
 * Creates a fetcher of files on other hosts than the CMS, by their URL, with the checks and limits of files of the media
 * library: no redirect is followed.
 */
export function createForeignFetcher(connections: Dispatcher = publicConnections()): FileFetcher {
  return fileFetcher(connections, (file) => {
    const { origin, pathname } = new URL(file);
    return { origin, path: pathname };
  });
}
