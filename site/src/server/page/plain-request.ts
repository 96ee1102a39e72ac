/** The request headers on which a cached page's response depends. */
export interface PlainRequest {
  host: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  /** `Sec-Purpose`, else `Purpose`. */
  purpose: string | undefined;
  cookie: string | undefined;
  /** The header that names the visitor's region. */
  region: string | undefined;
}

/**
 * Parses the headers of a request that may get a response from memory at once.
 *
 * Works on the raw list because building `req.headers` costs more than everything else that a hit does. Of the cookies,
 * only those for consent and units make a difference: a stored page is the same for everyone else, including editors.
 * @param rawHeaders names and values in turn, as `node:http` has them
 * @param regionName lower-case name of the header with the visitor's region, if the site reads one
 * @returns undefined for a request that the guard has to check (two hosts, a body), and for one
 * whose connection closes after the response
 */
export function readPlainRequest(rawHeaders: readonly string[], regionName?: string): PlainRequest | undefined {
  let host: string | undefined;
  let acceptEncoding: string | undefined;
  let ifNoneMatch: string | undefined;
  let secPurpose: string | undefined;
  let purpose: string | undefined;
  let cookie: string | undefined;
  let region: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const value = rawHeaders[index + 1];
    const name = rawHeaders[index]?.toLowerCase();
    switch (name) {
      case 'host':
        if (host !== undefined) return undefined;
        host = value;
        break;
      case 'accept-encoding':
        if (acceptEncoding !== undefined) return undefined;
        acceptEncoding = value;
        break;
      case 'if-none-match':
        if (ifNoneMatch !== undefined) return undefined;
        ifNoneMatch = value;
        break;
      case 'sec-purpose':
        if (secPurpose !== undefined) return undefined;
        secPurpose = value;
        break;
      case 'purpose':
        if (purpose !== undefined) return undefined;
        purpose = value;
        break;
      case 'cookie':
        if (cookie !== undefined) return undefined;
        cookie = value;
        break;
      case 'connection':
        if (value?.toLowerCase() !== 'keep-alive') return undefined;
        break;
      case 'content-length':
      case 'content-encoding':
      case 'transfer-encoding':
      case 'upgrade':
        return undefined;
      default:
        if (name === regionName) region ??= value;
    }
  }
  return host === undefined
    ? undefined
    : { host, acceptEncoding, ifNoneMatch, purpose: secPurpose ?? purpose, cookie, region };
}
