import type { TokenStore } from './token-store.ts';

/**
 * Requests a path of the site as the editor. A token that turns out to have expired is renewed once.
 * @returns undefined when no editor is signed in
 * @throws Error when the site cannot be reached or fails
 */
export type FetchAsEditor = (path: string) => Promise<Response | undefined>;

export function createEditorFetch(tokens: Pick<TokenStore, 'state' | 'fetchToken'>, send: typeof fetch): FetchAsEditor {
  const get = (path: string, token: string) =>
    send(path, { headers: { authorization: `Bearer ${token}` }, cache: 'no-store' });

  return async (path) => {
    const token = tokens.state().token ?? (await tokens.fetchToken());
    const response = token === undefined ? undefined : await get(path, token);
    if (response?.status !== 401) return response;
    const renewed = await tokens.fetchToken();
    const second = renewed === undefined ? undefined : await get(path, renewed);
    return second?.status === 401 ? undefined : second;
  };
}
