/** Bytes of a list header that are read. Browsers send a tenth of it. */
export const LONGEST_LIST = 1024;

/** The entries of a header with a list, such as `Accept-Encoding`. */
export function headerEntries(header: string | undefined, separator = ','): string[] {
  return (header ?? '')
    .slice(0, LONGEST_LIST)
    .split(separator)
    .map((entry) => entry.trim());
}

/** Whether an `Accept-Encoding` header admits an encoding; `q=0` refuses. */
export function acceptsEncoding(header: string | undefined, encoding: string): boolean {
  return headerEntries(header?.toLowerCase()).some((entry) => {
    const [name, ...parameters] = headerEntries(entry, ';');
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return name === encoding && (quality === undefined || Number(quality.slice(2)) > 0);
  });
}

/** Whether `If-None-Match` lists this ETag. Weak and strong tags are equal, because bodies differ only in their encoding. */
export function isNotModified(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const known = headerEntries(header).map((tag) => tag.replace(/^W\//, ''));
  return known.includes('*') || known.includes(etag);
}
