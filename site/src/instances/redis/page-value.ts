import { createHmac, timingSafeEqual } from 'node:crypto';
import { type PageMeta, pageFromMeta, pageMeta, parsePageMeta } from '../../page-cache/snapshot/page-meta.ts';
import { decodeRecord, encodeRecord } from '../../page-cache/snapshot/record.ts';
import type { RenderedPage } from '../../page-cache/stored-page.ts';

const LENGTH = 32;

function signature(key: Buffer, bytes: Buffer): Buffer {
  return createHmac('sha256', key).update(bytes).digest();
}

/** Bytes behind their signature, so that others who can write to Redis cannot make up a page. */
export function signValue(key: Buffer, bytes: Buffer): Buffer {
  return Buffer.concat([signature(key, bytes), bytes]);
}

/** @returns the bytes; undefined when no instance of this site signed them */
function readSignedValue(key: Buffer, value: Buffer): Buffer | undefined {
  if (value.length < LENGTH) return undefined;
  const bytes = value.subarray(LENGTH);
  return timingSafeEqual(value.subarray(0, LENGTH), signature(key, bytes)) ? bytes : undefined;
}

/** When a page was made, in milliseconds since 1970 by the clock of Redis. */
export interface PageTimes {
  renderedAt: number;
  /** When its oldest data was queried. */
  dataAt: number;
}

/** Who wrote a value: pages of other sites and builds are not for this one. */
export interface PageOwner extends Pick<PageMeta, 'origin' | 'build'> {
  /** 32 bytes that all instances share. */
  signingKey: Buffer;
}

function parseTimes(meta: unknown): PageTimes | undefined {
  // Signed by an instance of this build, which wrote both.
  const { renderedAt, dataAt } = (meta ?? {}) as Partial<Record<string, unknown>>;
  return Number.isFinite(renderedAt) && Number.isFinite(dataAt)
    ? { renderedAt: Number(renderedAt), dataAt: Number(dataAt) }
    : undefined;
}

/** The value of a page in Redis: a record as on disk, signed. @returns undefined when the page must not be stored */
export function encodePageValue(
  key: string,
  page: RenderedPage,
  times: PageTimes,
  { signingKey, ...of }: PageOwner,
): Buffer | undefined {
  const meta = pageMeta(page, of);
  return meta && signValue(signingKey, encodeRecord({ key, meta: { ...meta, ...times }, body: page.body }).bytes);
}

/** @returns the page with its times; for the log, why the value cannot be used */
export function decodePageValue(
  key: string,
  value: Buffer,
  owner: PageOwner,
): { page: RenderedPage; times: PageTimes } | string {
  const bytes = readSignedValue(owner.signingKey, value);
  if (!bytes) return 'not signed by an instance of this site';
  const record = decodeRecord(bytes, key);
  if (typeof record === 'string') return record;
  const meta = parsePageMeta(record.meta);
  const times = parseTimes(record.meta);
  if (!meta || !times) return 'metadata of another shape';
  if (meta.origin !== owner.origin || meta.build !== owner.build) return 'of another site or build';
  const page = pageFromMeta(meta, record.body);
  return page ? { page, times } : 'a page that must not be stored';
}
