import { canonicalPath } from '../routing/canonical-path.ts';

/** The path of a part's page: its number in lower case, with hyphens for all else but letters and digits. */
export function partPath(number: string): string {
  const name = number
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return canonicalPath(`/parts/${encodeURIComponent(name)}/`);
}
