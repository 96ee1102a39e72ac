import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { ownHeaders } from '@headwater/contract/http/headers.ts';
import { recentMap } from '../../page-cache/recent-map.ts';
import type { Exchange } from '../exchange.ts';
import { readBody } from '../http/read-body.ts';
import { log } from '../operators/log.ts';
import type { Denial } from '../policy/denial.ts';

/** Maximum difference between the clocks of site and CMS, in seconds. */
const TIMESTAMP_TOLERANCE = 300;

/** The signature headers of a message. */
interface Claim {
  /** Epoch seconds, as sent. */
  timestamp: string | undefined;
  /** HMAC-SHA256 over `{timestamp}.{body}` in hexadecimal, as sent. */
  signature: string | undefined;
}

/** Whether a message claims to be signed recently. Cheap, so it is checked before the body is read. */
export function isRecent({ timestamp }: Claim, nowSeconds: number): boolean {
  return /^\d{1,12}$/.test(timestamp ?? '') && Math.abs(nowSeconds - Number(timestamp)) <= TIMESTAMP_TOLERANCE;
}

/** Whether the body was signed with the secret. Always false without a secret. */
export function isSigned(secret: string, { timestamp, signature }: Claim, body: Buffer): boolean {
  if (secret === '' || !/^[\da-f]{64}$/i.test(signature ?? '')) return false;
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(signature ?? '', 'hex'));
}

/** Verifies a message of the CMS, and puts its body on the exchange. @returns why it is rejected */
export type SignatureCheck = (exchange: Exchange) => Promise<Denial | undefined>;

/** Number of signatures in memory. Only valid ones are stored, so an attacker cannot evict one to replay it. */
const REMEMBERED = 10_000;
/** The tolerance applies in both directions: a timestamp may be ahead of the site's clock, too. */
const SIGNATURE_LIFE_MS = 2 * TIMESTAMP_TOLERANCE * 1000;

const replayed: Denial = { status: 409, text: 'This message was received before.' };

function claimOf({ headers }: IncomingMessage): Claim {
  const single = (name: string) => (typeof headers[name] === 'string' ? headers[name] : undefined);
  return { timestamp: single(ownHeaders.timestamp), signature: single(ownHeaders.signature) };
}

interface SignatureOptions {
  /** Shared with the CMS. */
  secret: string;
  /** Records a signature for all instances. @returns false when another one received it before */
  claim?: (signature: string, lifeMs: number) => Promise<boolean>;
  /** Epoch milliseconds. */
  clock?: () => number;
}

/** Creates the check: a message must be signed, recent and not a replay. */
export function createSignatureCheck(options: SignatureOptions): SignatureCheck {
  const { secret, claim = async () => true, clock = Date.now } = options;
  const signatures = recentMap<true>(REMEMBERED);

  async function check(exchange: Exchange): Promise<Denial | undefined> {
    const { req, route } = exchange;
    const sent = claimOf(req);
    if (!/^application\/json\b/i.test(req.headers['content-type'] ?? '')) {
      return { status: 415, text: 'Send application/json.' };
    }
    if (!isRecent(sent, clock() / 1000)) return { status: 401, text: 'The timestamp is missing or not recent.' };
    const body = await readBody(req, route.largestBody);
    if (!body) return { status: 413, text: 'The body is too large.' };
    if (!isSigned(secret, sent, body)) return { status: 401, text: 'The signature is missing or wrong.' };
    const signature = String(sent.signature).toLowerCase();
    if (signatures.has(signature)) return replayed;
    signatures.set(signature, true);
    if (!(await claim(signature, SIGNATURE_LIFE_MS))) return replayed;
    exchange.signedBody = body;
    return undefined;
  }

  return async (exchange) => {
    const denial = await check(exchange);
    if (!denial) return undefined;
    const { status, text } = denial;
    log.warn({ requestId: exchange.requestId, status, outcome: text }, 'revalidation');
    return { ...denial, headers: { connection: 'close' } };
  };
}
