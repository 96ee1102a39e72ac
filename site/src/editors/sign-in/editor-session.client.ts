import { createEditorFetch } from './editor-fetch.ts';
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

/** See `createEditorFetch`. */
export const fetchAsEditor = createEditorFetch(tokens, (input, init) => fetch(input, init));
