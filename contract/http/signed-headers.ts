import { createHmac } from 'node:crypto';
import { ownHeaders } from './headers.ts';

/** The headers that prove that a message is authentic and new. @param seconds since 1970 */
export function signedHeaders(body: string, secret: string, seconds: number): Record<string, string> {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return { [ownHeaders.timestamp]: String(seconds), [ownHeaders.signature]: signature };
}
