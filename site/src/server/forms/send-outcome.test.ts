import * as texts from '@headwater/brand/texts.ts';
import { testServer } from '@headwater/tools/test-server.ts';
import { expect, test } from 'vitest';
import type { ConsentRule } from '../../consent/consent-rule.ts';
import type { SubmissionResponse } from '../../forms/model/submission-response.ts';
import type { RenderedPage } from '../../page-cache/stored-page.ts';
import type { Exchange } from '../exchange.ts';
import { prepareErrorPages } from '../page/error-pages.ts';
import type { PageRenderer, RenderOptions } from '../render-page.ts';
import { createOutcomeSender } from './send-outcome.ts';
import { createSavedFormSender } from './send-saved-form.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };
const rendered = (status: number, text: string): RenderedPage => ({
  status,
  headers: html,
  body: Buffer.from(text),
  tags: [],
  isPartial: false,
});

/** What a visitor gets from a sender, over HTTP. */
async function responseOf(send: (exchange: Pick<Exchange, 'req' | 'res' | 'requestId'>) => Promise<void>) {
  const { url } = await testServer((req, res) => void send({ req, res, requestId: 'request-1' }));
  const response = await fetch(url, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** A renderer that lists its calls, and responds with this page; the site's error pages are rendered as well. */
function renderer(page: RenderedPage) {
  const calls: [target: string, requestId: string | undefined, more: RenderOptions | undefined][] = [];
  const render: PageRenderer = async (target, requestId, more) => {
    const status = Number(target.slice(1));
    if (status === 500 || status === 503) return rendered(status, `error ${status}`);
    calls.push([target, requestId, more]);
    return page;
  };
  return { render, calls };
}

const thanks = { type: 'message', html: '<p>Thanks &amp; <b>bye</b></p>' } as const;

/** What a visitor without JavaScript gets for this response to a form. */
async function outcome(response: SubmissionResponse, status = 200, page = rendered(status, '<p>Outcome</p>')) {
  const { render, calls } = renderer(page);
  const view = { status, response, page: '/contact/' };
  const got = await responseOf((exchange) => createOutcomeSender(render)(exchange as Exchange, view));
  return { ...got, calls, view };
}

test.each<[string, SubmissionResponse, string]>([
  [
    'a confirmation that leads to a page',
    { status: 'sent', entryId: 1, confirmation: { type: 'redirect', url: '/thanks/' } },
    '/thanks/',
  ],
  ['a saved form', { status: 'saved', url: '/saved-form?token=t' }, '/saved-form?token=t'],
])('%s is a redirect without rendering a page', async (_what, response, location) => {
  const { status, headers, calls } = await outcome(response);
  expect([status, headers.get('location'), calls]).toEqual([303, location, []]);
});

test.each<[SubmissionResponse, number, string]>([
  [{ status: 'sent', entryId: 1, confirmation: thanks }, 200, 'Thanks & bye\n'],
  [{ status: 'invalid', errors: [], message: 'Look again.' }, 422, 'Look again.\n'],
])(
  'the outcome %j is a page of its own with the status %i, or a text when that fails',
  async (response, status, plain) => {
    const { text, calls, view, ...got } = await outcome(response, status);
    expect([got.status, got.headers.get('content-type'), text]).toEqual([
      status,
      html['content-type'],
      '<p>Outcome</p>',
    ]);
    expect(calls).toEqual([['/api/forms/1', 'request-1', { formOutcome: view, signal: expect.any(AbortSignal) }]]);
    const failed = await outcome(response, status, rendered(503, 'broken'));
    expect([failed.status, failed.text]).toEqual([status, plain]);
    expect(failed.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  },
);

const rule: ConsentRule = { mode: 'required' };

async function savedForm(status: number, page: RenderedPage) {
  const { render, calls } = renderer(page);
  const errorPages = await prepareErrorPages(render);
  const send = createSavedFormSender({ render, errorPages, consentRule: rule });
  const got = await responseOf((exchange) => send(exchange as Exchange, status, { state: 'unknown' }));
  return { ...got, calls };
}

test.each([200, 404])(
  'the page of a saved form with the status %i is hidden from other sites and search engines',
  async (status) => {
    const { text, headers, calls, ...got } = await savedForm(status, rendered(200, '<p>Saved</p>'));
    expect([got.status, text, headers.get('x-cache')]).toEqual([status, '<p>Saved</p>', 'MISS']);
    expect([headers.get('referrer-policy'), headers.get('x-robots-tag')]).toEqual(['no-referrer', 'noindex']);
    const more = { savedForm: { state: 'unknown' }, signal: expect.any(AbortSignal) };
    expect(calls).toEqual([['/saved-form', 'request-1', more]]);
  },
);

test('a saved form that cannot be read has its own page, and one that cannot be rendered is a text', async () => {
  expect(await savedForm(503, rendered(200, '<p>Not now</p>'))).toMatchObject({ status: 503, text: '<p>Not now</p>' });
  const { status, text, headers } = await savedForm(200, rendered(500, 'broken'));
  expect([status, text]).toEqual([503, `${texts.savedFormUnavailable}\n`]);
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});
