/** The request headers on which a cached page's response depends. */
export interface PlainRequest {
  host: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  /** `Sec-Purpose`, else `Purpose`. */
  purpose: string | undefined;
}

/**
 * Parses the headers of a request that may be answered from memory at once.
 *
 * Works on the raw list because building `req.headers` costs more than everything else that a hit does. A cookie
 * makes no difference: a stored page is the same for everyone, including editors.
 * @param rawHeaders names and values in turn, as `node:http` has them
 * @returns undefined for a request that the guard has to check (two hosts, a body), and for one
 * whose connection closes after the response
 */
export function readPlainRequest(rawHeaders: readonly string[]): PlainRequest | undefined {
  let host: string | undefined;
  let acceptEncoding: string | undefined;
  let ifNoneMatch: string | undefined;
  let secPurpose: string | undefined;
  let purpose: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const value = rawHeaders[index + 1];
    switch (rawHeaders[index]?.toLowerCase()) {
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
      case 'connection':
        if (value?.toLowerCase() !== 'keep-alive') return undefined;
        break;
      case 'content-length':
      case 'content-encoding':
      case 'transfer-encoding':
      case 'upgrade':
        return undefined;
    }
  }
  return host === undefined ? undefined : { host, acceptEncoding, ifNoneMatch, purpose: secPurpose ?? purpose };
}
