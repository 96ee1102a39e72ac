/** Whether an `Accept-Encoding` header admits an encoding; `q=0` refuses. */
export function acceptsEncoding(header: string | undefined, encoding: string): boolean {
  return (header ?? '')
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim().split(/\s*;\s*q=/))
    .some(([name, quality]) => name === encoding && (quality === undefined || Number(quality) > 0));
}

/** Whether `If-None-Match` lists this ETag. Weak and strong tags are equal, because bodies differ only in their encoding. */
export function isNotModified(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const known = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes('*') || known.includes(etag);
}
