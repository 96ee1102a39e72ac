import { isRecord } from '@headwater/contract/is-record.ts';
import { editorConfig } from '../../config/editor.config.ts';

/** The token endpoint's response; the time is seconds since 1970. */
interface AccessToken {
  accessToken: string;
  accessTokenExpiration: number;
}

/** Whether an editor is signed in; unknown until the first request. */
export type AuthState =
  | { status: 'unknown'; token: undefined }
  | { status: 'authenticated'; token: string }
  | { status: 'not-authenticated'; token: undefined };

interface TokenStoreOptions {
  /** URL of the token endpoint. */
  endpoint: string;
  fetch: typeof fetch;
  /** Calls back after milliseconds. @returns a function that cancels it */
  after(milliseconds: number, callback: () => void): () => void;
  /** Milliseconds since 1970. */
  now(): number;
}

export interface TokenStore {
  state(): AuthState;
  /** Calls back when the state has changed. @returns a function that removes the listener */
  subscribe(listener: () => void): () => void;
  /** Requests a token, or waits for the request in progress; undefined when there is none. */
  fetchToken(): Promise<string | undefined>;
  /** Drops the token and cancels its renewal. */
  clear(): void;
}

const unknown: AuthState = { status: 'unknown', token: undefined };
const notAuthenticated: AuthState = { status: 'not-authenticated', token: undefined };

function readToken(body: unknown): AccessToken | undefined {
  if (!isRecord(body)) return undefined;
  const { accessToken, accessTokenExpiration } = body;
  return typeof accessToken === 'string' && typeof accessTokenExpiration === 'number'
    ? { accessToken, accessTokenExpiration }
    : undefined;
}

/** Milliseconds until a token is renewed. @param now on the clock that set its expiry */
export function renewalDelay(expiration: number, now: number): number {
  const { tokenRefreshSeconds, shortestTokenRefreshSeconds } = editorConfig;
  return Math.max(expiration * 1000 - now - tokenRefreshSeconds * 1000, shortestTokenRefreshSeconds * 1000);
}

/** The access token, in the memory of this page only: one timer, one request at a time. */
export function createTokenStore({ endpoint, fetch, after, now }: TokenStoreOptions): TokenStore {
  const listeners = new Set<() => void>();
  let state = unknown;
  let loading: Promise<string | undefined> | undefined;
  let stopTimer = () => {};
  /** Incremented by every `clear`, so that an earlier response is not stored. */
  let era = 0;

  function become(next: AuthState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function load(): Promise<string | undefined> {
    const begun = era;
    const response = await fetch(endpoint, { headers: { accept: 'application/json' }, cache: 'no-store' }).catch(
      () => undefined,
    );
    const token = response?.ok ? readToken(await response.json().catch(() => undefined)) : undefined;
    if (begun !== era) return undefined;
    stopTimer();
    if (!token) {
      become(notAuthenticated);
      return undefined;
    }
    // The expiry is by the server's clock; the browser's may be years off.
    const serverTime = Date.parse(response?.headers.get('date') ?? '');
    const time = Number.isNaN(serverTime) ? now() : serverTime;
    stopTimer = after(renewalDelay(token.accessTokenExpiration, time), () => void store.fetchToken());
    become({ status: 'authenticated', token: token.accessToken });
    return token.accessToken;
  }

  const store: TokenStore = {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fetchToken() {
      loading ??= load().finally(() => {
        loading = undefined;
      });
      return loading;
    },
    clear() {
      era += 1;
      loading = undefined;
      stopTimer();
      become(notAuthenticated);
    },
  };
  return store;
}
