import { signOut } from './sign-out.ts';
import { createTokenStore } from './token-store.ts';

/** Messages between the tabs of one browser. */
const channel = new BroadcastChannel('headwater-editors');
const SIGNED_OUT = 'signed-out';

function isPreview(): boolean {
  return location.pathname.startsWith('/preview');
}

/** The editor's session in this browser. */
export const tokens = createTokenStore({
  endpoint: '/api/faust/auth/token',
  fetch: (input, init) => fetch(input, init),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
  now: Date.now,
});

channel.onmessage = ({ data }: MessageEvent<unknown>) => {
  if (data !== SIGNED_OUT) return;
  tokens.clear();
  if (isPreview()) location.assign('/');
};

/**
 * Signs the editor out in this browser, or everywhere.
 * @param redirect path to go to afterwards
 * @throws SignOutError
 */
export async function logOut(redirect?: string, isEverywhere = false): Promise<void> {
  await signOut({
    fetch: (input, init) => fetch(input, init),
    redirect,
    isEverywhere,
    isPreview: isPreview(),
    go: (path) => location.assign(path),
    reload: () => location.reload(),
    announce() {
      tokens.clear();
      channel.postMessage(SIGNED_OUT);
    },
  });
}

/**
 * Sends a request to the site as the editor. A token that turns out to have expired is renewed once.
 * @returns undefined when no editor is signed in
 * @throws Error when the site cannot be reached or fails
 */
export async function fetchAsEditor(path: string): Promise<Response | undefined> {
  const ask = (token: string) => fetch(path, { headers: { authorization: `Bearer ${token}` }, cache: 'no-store' });
  const token = tokens.state().token ?? (await tokens.fetchToken());
  const answer = token === undefined ? undefined : await ask(token);
  if (answer?.status !== 401) return answer;
  const renewed = await tokens.fetchToken();
  const second = renewed === undefined ? undefined : await ask(renewed);
  return second?.status === 401 ? undefined : second;
}
