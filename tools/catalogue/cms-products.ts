import {
  type CatalogueProduct,
  type CatalogueRequest,
  type CatalogueWrite,
  catalogueBatch,
  cataloguePath,
} from '@headwater/contract/catalogue.ts';
import { SECRET_HEADER } from '@headwater/contract/http/headers.ts';
import { isRecord } from '@headwater/contract/is-record.ts';
import { basicAuthorization, withCredentials } from '@headwater/runtime/basic-auth.ts';
import { CommandError } from '../command-error.ts';

/** A CMS with the secret that it shares with the site. */
export interface WritableCms {
  url: string;
  secret: string;
  /** `user:password` of a CMS behind Basic authentication; may be empty. */
  basicAuth: string;
}

/** Bytes of the writes in one request. */
const LARGEST_BATCH = 512 * 1024;
const TIMEOUT_MS = 120_000;

async function post(
  { url, secret, basicAuth }: WritableCms,
  request: CatalogueRequest,
): Promise<Record<string, unknown>> {
  let response: Response;
  try {
    response = await fetch(`${url}/?rest_route=${cataloguePath}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SECRET_HEADER]: secret,
        ...basicAuthorization(withCredentials(url, basicAuth)),
      },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (cause) {
    throw new CommandError(`The CMS at ${url} does not respond.`, { cause });
  }
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && isRecord(body)) return body;
  const why =
    response.status === 401
      ? 'refuses CMS_SECRET; set it to the secret of the CMS.'
      : response.status === 404
        ? 'does not import figures: it needs the companion plugin of this version (npm run plugin).'
        : `responds with ${response.status}.`;
  throw new CommandError(`The CMS at ${url} ${why}`);
}

export async function listProducts(cms: WritableCms): Promise<CatalogueProduct[]> {
  const products: CatalogueProduct[] = [];
  for (let after = 0; ; after = products.at(-1)?.id ?? after) {
    const { products: batch } = await post(cms, { after });
    // The route is the contract's; only a CMS with our plugin has it.
    const found = Array.isArray(batch) ? (batch as CatalogueProduct[]) : [];
    products.push(...found);
    if (found.length < catalogueBatch) return products;
  }
}

/** The writes in batches that a CMS takes at once. */
function* batchesOf(writes: readonly CatalogueWrite[]): Generator<CatalogueWrite[]> {
  let batch: CatalogueWrite[] = [];
  let size = 0;
  for (const { id, was, tables } of writes) {
    const bytes = Buffer.byteLength(was) + Buffer.byteLength(tables);
    if (batch.length >= catalogueBatch || (size + bytes > LARGEST_BATCH && batch.length > 0)) {
      yield batch;
      [batch, size] = [[], 0];
    }
    batch.push({ id, was, tables });
    size += bytes;
  }
  if (batch.length > 0) yield batch;
}

/** Writes batch by batch, each whole or not at all. @returns the IDs of products that somebody else changed meanwhile */
export async function writeProducts(
  cms: WritableCms,
  writes: readonly CatalogueWrite[],
  onProgress: (done: number) => void,
): Promise<number[]> {
  const missed: number[] = [];
  let done = 0;
  for (const batch of batchesOf(writes)) {
    const { written } = await post(cms, { writes: batch });
    const ids = new Set(Array.isArray(written) ? written : []);
    missed.push(...batch.flatMap(({ id }) => (ids.has(id) ? [] : [id])));
    done += batch.length;
    onProgress(done);
  }
  return missed;
}
