import type { ByteRange } from '../../content/media/spool.ts';

/**
 * The one range of bytes that a `Range` header asks for.
 * @returns undefined to send the whole file (no header, several ranges, another unit), and
 * `unsatisfiable` for a range beyond the end, which is a 416.
 */
export function byteRange(header: string | undefined, length: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from === '') return to === '0' ? 'unsatisfiable' : { first: Math.max(0, length - Number(to)), last: length - 1 };
  const first = Number(from);
  const last = to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (first >= length) return 'unsatisfiable';
  return first <= last ? { first, last } : undefined;
}
