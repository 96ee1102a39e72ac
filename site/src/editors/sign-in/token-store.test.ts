import { expect, test } from 'vitest';
import { createTokenStore, renewalDelay } from './token-store.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

function setUp(responders: (() => Response | Promise<Response>)[]) {
  const timers: { milliseconds: number; callback: () => void; isStopped: boolean }[] = [];
  let calls = 0;
  const store = createTokenStore({
    endpoint: '/api/faust/auth/token',
    fetch: async () => {
      const respond = responders[calls];
      calls += 1;
      if (!respond) throw new TypeError('no network');
      return respond();
    },
    after(milliseconds, callback) {
      const timer = { milliseconds, callback, isStopped: false };
      timers.push(timer);
      return () => {
        timer.isStopped = true;
      };
    },
    now: () => NOW,
  });
  return { store, timers, calls: () => calls };
}

function token(name: string, seconds = 300, serverTime = NOW): Response {
  const body = { accessToken: name, accessTokenExpiration: serverTime / 1000 + seconds };
  return Response.json(body, { headers: { date: new Date(serverTime).toUTCString() } });
}

const refused = () => Response.json({ error: 'Unauthorized' }, { status: 401 });

test('the state is unknown before the first request', async () => {
  const { store } = setUp([() => token('a')]);
  expect(store.state().status).toBe('unknown');
  expect(await store.fetchToken()).toBe('a');
  expect(store.state()).toEqual({ status: 'authenticated', token: 'a' });
});

test.each<[string, () => Response]>([
  ['a refusal', refused],
  ['a response that is not JSON', () => new Response('<h1>')],
  ['a response without a token', () => Response.json({})],
  ['a response without an end', () => Response.json({ accessToken: 'a' })],
])('%s clears the token', async (_what, respond) => {
  const { store } = setUp([() => token('a'), respond]);
  await store.fetchToken();
  expect(await store.fetchToken()).toBeUndefined();
  expect(store.state()).toEqual({ status: 'not-authenticated', token: undefined });
});

test('without a network the state is signed out', async () => {
  const { store } = setUp([]);
  await store.fetchToken();
  expect(store.state().status).toBe('not-authenticated');
});

test('renews a token a minute before its expiry, with one timer', async () => {
  const { store, timers, calls } = setUp([() => token('a'), () => token('b'), () => token('c')]);
  await store.fetchToken();
  await store.fetchToken();
  expect(timers.map(({ milliseconds, isStopped }) => [milliseconds, isStopped])).toEqual([
    [240_000, true],
    [240_000, false],
  ]);
  timers[1]?.callback();
  await store.fetchToken();
  expect(calls()).toBe(3);
  expect(store.state().token).toBe('c');
});

test('a browser whose clock is years off renews its token on time', async () => {
  const { store, timers } = setUp([() => token('a', 300, Date.UTC(2030, 0, 1))]);
  await store.fetchToken();
  expect(timers[0]?.milliseconds).toBe(240_000);
});

test.each([
  [300, 240_000],
  [65, 5_000],
  [60, 5_000],
  [0, 5_000],
  [-1e6, 5_000],
])('a token that expires in %i s is renewed after %i ms', (seconds, delay) => {
  expect(renewalDelay(NOW / 1000 + seconds, NOW)).toBe(delay);
});

test('concurrent callers share one request', async () => {
  const { store, calls } = setUp([() => token('a')]);
  expect(await Promise.all([store.fetchToken(), store.fetchToken(), store.fetchToken()])).toEqual(['a', 'a', 'a']);
  expect(calls()).toBe(1);
});

test('drops a response that arrives after the editor signed out', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { store, timers } = setUp([() => promise]);
  const loading = store.fetchToken();
  store.clear();
  resolve(token('late'));
  expect(await loading).toBeUndefined();
  expect(store.state().status).toBe('not-authenticated');
  expect(timers).toEqual([]);
});

test('signing out stops the timer, and notifies each listener until it stops listening', async () => {
  const { store, timers } = setUp([() => token('a')]);
  await store.fetchToken();
  let notified = 0;
  const stop = store.subscribe(() => {
    notified += 1;
  });
  store.clear();
  expect(timers[0]?.isStopped).toBe(true);
  stop();
  store.clear();
  expect(notified).toBe(1);
});
