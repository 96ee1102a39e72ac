import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aField } from '../../testing/build-form.ts';
import { openPage } from '../../testing/open-page.ts';
import { startCaptcha } from './captcha-check.ts';
import type { Recaptcha, Turnstile } from './load-script.ts';

type Options = Record<string, unknown>;

/** A provider's script of a new URL, and the place of its widget in a page. */
function atCaptcha(type: 'CHECKBOX' | 'INVISIBLE' | 'SCORE' | 'TURNSTILE') {
  const { settings } = openPage().happyDOM;
  // Nothing is fetched: a script arrives at once, with what the test has put into the window.
  const arrives = (isThere: boolean) => (settings.handleDisabledFileLoadingAsSuccess = isThere);
  arrives(true);
  const source = {
    type,
    scriptUrl: `https://captcha.example/${randomUUID()}.js`,
    siteKey: 'key&1',
    isThirdParty: false,
  } as const;
  const mount = document.createElement('div');
  document.body.append(mount);
  const script = () => document.head.querySelector('script');
  const defines = (provider: object) => Object.assign(window, provider);
  return { source, mount, script, arrives, defines };
}

/** A reCAPTCHA that records its calls, and responds when told to. */
function recaptcha(overrides: Partial<Recaptcha> = {}) {
  const calls: string[] = [];
  const options: Options = {};
  const provider: Recaptcha = {
    ready: (start) => start(),
    render(element, given) {
      calls.push(`render in ${element.parentElement?.tagName}`);
      Object.assign(options, given);
      return 7;
    },
    execute(widget, given) {
      calls.push(`execute ${widget}${given ? ` for ${given.action}` : ''}`);
      return 'score-token';
    },
    reset: (widget) => void calls.push(`reset ${widget}`),
    getResponse: () => '',
    ...overrides,
  };
  const call = (name: string, ...args: unknown[]) => (options[name] as (...given: unknown[]) => unknown)(...args);
  return { provider, calls, options, call };
}

/** A captcha that has been started with a provider of reCAPTCHA. */
async function started(
  type: 'CHECKBOX' | 'INVISIBLE' | 'SCORE',
  overrides?: Partial<Recaptcha>,
  language: string | null = null,
) {
  const at = atCaptcha(type);
  const given = recaptcha(overrides);
  const field = aField('CAPTCHA', 1, { language });
  at.defines({ grecaptcha: given.provider });
  return { ...at, ...given, check: await startCaptcha(at.mount, at.source, field) };
}

test.each([
  ['CHECKBOX', null, '?render=explicit'],
  ['INVISIBLE', 'de-AT', '?render=explicit&hl=de-AT'],
  ['SCORE', null, '?render=key%261'],
] as const)(
  'the script of a captcha of type %s in language %s is loaded with its settings',
  async (type, language, query) => {
    const { script, source } = await started(type, {}, language);
    expect([script()?.src, script()?.async]).toEqual([`${source.scriptUrl}${query}`, true]);
  },
);

test.each([
  ['CHECKBOX', 'normal'],
  ['INVISIBLE', 'invisible'],
] as const)('a captcha of type %s is rendered with the size %s in the editor’s theme and place', async (type, size) => {
  const { options, calls, mount } = await started(type);
  expect(options).toMatchObject({ sitekey: 'key&1', size, badge: 'bottomright', theme: 'light' });
  expect(calls).toEqual(['render in DIV']);
  expect(mount.children).toHaveLength(1);
});

test('a ticked box gives its token without another question', async () => {
  const { check, calls } = await started('CHECKBOX', { getResponse: () => 'ticked' });
  expect(await check.token()).toBe('ticked');
  expect(calls).not.toContain('execute 7');
});

test.each([
  ['is not on the page yet', () => undefined],
  [
    'could not reach its provider',
    ({ mount, call }: Awaited<ReturnType<typeof started>>) => {
      mount.firstElementChild?.dispatchEvent(new Event('load'));
      call('error-callback');
    },
  ],
])('visitors are not asked to tick a box that %s', async (_what, happens) => {
  const at = await started('CHECKBOX');
  happens(at);
  expect(await at.check.token()).toBe('');
});

test('visitors are asked to tick a box once', async () => {
  const { check, mount } = await started('CHECKBOX');
  const frame = document.createElement('iframe');
  mount.firstElementChild?.append(frame);
  frame.dispatchEvent(new Event('load'));
  await expect(check.token()).rejects.toThrow('The box of the captcha is not ticked.');
  expect(await check.token()).toBe('');
});

test.each<[string, Partial<Recaptcha>]>([
  ['is no text', { getResponse: () => ({ rubbish: true }) }],
  [
    'throws',
    {
      getResponse: () => {
        throw new Error('broken');
      },
    },
  ],
])('a response of a box that %s is no token', async (_what, overrides) => {
  expect(await (await started('CHECKBOX', overrides)).check.token()).toBe('');
});

test.each([
  ['its token', 'callback', ['token'], 'token'],
  ['nothing for a response that is no text', 'callback', [{ rubbish: true }], ''],
  ['nothing when it did not reach its provider', 'error-callback', [], ''],
])('sending a form executes an invisible captcha, which gives %s', async (_what, name, args, expected) => {
  const { check, calls, call } = await started('INVISIBLE');
  const token = check.token();
  expect(calls).toContain('execute 7');
  call(name, ...args);
  expect(await token).toBe(expected);
});

test('a captcha is reset when its token expires', async () => {
  const { calls, call } = await started('INVISIBLE');
  call('expired-callback');
  expect(calls).toEqual(['render in DIV', 'reset 7']);
});

test('a form does not wait for a late provider unless it shows a challenge', async () => {
  const { check, call } = await started('INVISIBLE');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const late = check.token();
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await late).toBe('');
  const challenge = document.createElement('iframe');
  challenge.setAttribute('src', 'https://captcha.example/api2/bframe?k=1');
  challenge.checkVisibility = (options) => options?.visibilityProperty === true;
  document.body.append(challenge);
  const solved = check.token();
  await vi.advanceTimersByTimeAsync(60_000);
  call('callback', 'solved');
  expect(await solved).toBe('solved');
});

test('a removed captcha stays hidden in the page for five seconds before it is deleted', async () => {
  const { check, mount } = await started('INVISIBLE');
  const frame = mount.firstElementChild;
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  check.remove();
  expect([mount.childNodes.length, frame?.parentElement?.hidden, frame?.isConnected]).toEqual([0, true, true]);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(frame?.isConnected).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(frame?.isConnected).toBe(false);
});

test('a captcha of type SCORE is called for the score of a visitor with the site key', async () => {
  const { check, calls } = await started('SCORE');
  expect(await check.token()).toBe('score-token');
  check.reset();
  check.remove();
  expect(calls).toEqual(['execute key&1 for lead']);
});

test.each([
  ['does not load', 'did not load', false],
  ['defines nothing', 'defined nothing', true],
])('a script that %s is an error, and the next attempt loads it again', async (_what, why, isThere) => {
  const { mount, source, script, arrives, defines } = atCaptcha('SCORE');
  arrives(isThere);
  await expect(startCaptcha(mount, source, undefined)).rejects.toThrow(
    `The captcha's script ${source.scriptUrl}?render=key%261 ${why}.`,
  );
  expect(script()).toBeNull();
  arrives(true);
  defines({ grecaptcha: recaptcha().provider });
  expect(await (await startCaptcha(mount, source, undefined)).token()).toBe('score-token');
});

test('a script that is not ready within 15 seconds is an error', async () => {
  const { mount, source, script, defines } = atCaptcha('SCORE');
  await import('./recaptcha-score.ts');
  defines({ grecaptcha: recaptcha({ ready: () => undefined }).provider });
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const late = startCaptcha(mount, source, undefined).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(script()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(await late).toMatch(/did not become ready/);
  expect(script()).toBeNull();
});

test('two forms on a page wait for the same script', async () => {
  const { mount, source, defines } = atCaptcha('SCORE');
  const { promise, resolve } = Promise.withResolvers<() => void>();
  defines({ grecaptcha: recaptcha({ ready: resolve }).provider });
  const both = [1, 2].map(() => startCaptcha(mount, source, undefined));
  (await promise)();
  expect(await Promise.all(both.map(async (check) => (await check).token()))).toEqual(['score-token', 'score-token']);
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
});

/** A Turnstile that has been started, with its calls. */
async function startedTurnstile() {
  const at = atCaptcha('TURNSTILE');
  const calls: string[] = [];
  const options: Options = {};
  const turnstile: Turnstile = {
    render(element, given) {
      calls.push(`render in ${element.parentElement === at.mount}`);
      Object.assign(options, given);
      return 'w';
    },
    execute: (widget) => void calls.push(`execute ${widget}`),
    reset: (widget) => void calls.push(`reset ${widget}`),
    remove: (widget) => void calls.push(`remove ${widget}`),
  };
  at.defines({ turnstile });
  const call = (name: string, ...args: unknown[]) => (options[name] as (...given: unknown[]) => unknown)(...args);
  return { ...at, calls, options, call, check: await startCaptcha(at.mount, at.source, undefined) };
}

test('Turnstile shows itself only when it doubts a visitor', async () => {
  const { options, script } = await startedTurnstile();
  expect(script()?.src).toMatch(/\.js\?render=explicit$/);
  expect(options).toMatchObject({ sitekey: 'key&1', execution: 'execute', appearance: 'interaction-only' });
});

test('Turnstile is called for a new token each time a form is sent', async () => {
  const { check, calls, call } = await startedTurnstile();
  const first = check.token();
  call('callback', 'one');
  expect(await first).toBe('one');
  check.reset();
  const second = check.token();
  call('callback', 'two');
  expect(await second).toBe('two');
  expect(calls).toEqual(['render in true', 'execute w', 'reset w', 'execute w']);
});

test('an error of Turnstile gives no token without being logged by Turnstile', async () => {
  const { check, call } = await startedTurnstile();
  const token = check.token();
  expect(call('error-callback')).toBe(true);
  expect(await token).toBe('');
});

test('Turnstile is waited for as long as a visitor solves its challenge', async () => {
  const { check, call } = await startedTurnstile();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const token = check.token();
  call('before-interactive-callback');
  await vi.advanceTimersByTimeAsync(60_000);
  call('callback', 'solved');
  expect(await token).toBe('solved');
  const late = check.token();
  call('after-interactive-callback');
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await late).toBe('');
});

test('a removed Turnstile leaves nothing in the form', async () => {
  const { check, calls, mount } = await startedTurnstile();
  check.remove();
  expect([calls.at(-1), mount.childNodes.length]).toEqual(['remove w', 0]);
});
