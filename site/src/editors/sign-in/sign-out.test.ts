import { expect, test } from 'vitest';
import { SignOutError, signOut } from './sign-out.ts';

async function run(
  respond: () => Promise<Response>,
  options: { redirect?: string; isPreview?: boolean; isEverywhere?: boolean } = {},
) {
  const done: string[] = [];
  const error = await signOut({
    fetch: async (input, init) => {
      done.push(`${init?.method} ${String(input)}`);
      return respond();
    },
    redirect: options.redirect,
    isPreview: options.isPreview ?? false,
    isEverywhere: options.isEverywhere ?? false,
    go: (path) => done.push(`go ${path}`),
    reload: () => done.push('reload'),
    announce: () => done.push('announce'),
  }).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return { done, error };
}

const POST = 'POST /api/faust/auth/logout';
const reset = async () => new Response(null, { status: 205 });

test.each([
  ['loads the page again', {}, 'reload'],
  ['leaves a preview, which would ask to sign in again', { isPreview: true }, 'go /'],
  ['goes to the requested path', { redirect: '/about/' }, 'go /about/'],
  ['goes to the requested path from a preview, too', { redirect: '/about/', isPreview: true }, 'go /about/'],
])('after notifying the other tabs, signing out %s', async (_what, options, last) => {
  expect(await run(reset, options)).toEqual({ done: [POST, 'announce', last], error: undefined });
});

test('signing out everywhere uses its own endpoint', async () => {
  const { done } = await run(reset, { isEverywhere: true });
  expect(done).toEqual(['POST /api/faust/auth/logout-everywhere', 'announce', 'reload']);
});

test.each([
  ['refuses', async () => new Response(null, { status: 403 }), { status: 403 }],
  ['does not respond to', () => Promise.reject(new TypeError('no network')), undefined],
])('a sign-out that the site %s is an error that changes nothing', async (_what, respond, response) => {
  const { done, error } = await run(respond);
  expect(done).toEqual([POST]);
  expect(error).toBeInstanceOf(SignOutError);
  expect(error).toMatchObject({ name: 'SignOutError', response });
});
