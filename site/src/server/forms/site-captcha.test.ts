import { text } from 'node:stream/consumers';
import { testServer } from '@headwater/tools/test-server.ts';
import { expect, test } from 'vitest';
import { startStandInCms } from '../../leads/testing/stand-in-cms.ts';
import { startFormsServer } from './testing/forms-server.ts';

/** A site with a captcha of its own, whose provider gives tokens the score that they name. */
async function start() {
  const tokens: string[] = [];
  const { url } = await testServer(async (req, res) => {
    const token = new URLSearchParams(await text(req)).get('response') ?? '';
    tokens.push(token);
    res.end(token === 'rubbish' ? '<html>' : JSON.stringify({ success: true, score: Number(token) }));
  });
  const verifyUrl = `${url}/siteverify`;
  const cms = await startStandInCms();
  const captcha = { secret: 's3cret', verifyUrl, threshold: 0.5 };
  return { cms, tokens, site: await startFormsServer({ cmsUrl: cms.url, captcha }) };
}

test.each([
  ['without a flag for a good score', '0.9', {}],
  ['with a flag for a low score', '0.1', { 'low-score': 1 }],
  ['as unverified without a token', '', { unverified: 1 }],
  ['as unverified without JavaScript', undefined, { unverified: 1 }],
  ['as unverified when the captcha provider responds with rubbish', 'rubbish', { unverified: 1 }],
])('the site delivers a lead %s', async (_what, captcha, flagged) => {
  const { cms, site } = await start();
  expect(await site.send({ captcha })).toMatchObject({ status: 200, json: { status: 'sent' } });
  expect(cms.sentKeys).toHaveLength(1);
  const summary = await site.leadService.summary();
  expect(summary.flagged).toMatchObject({ unverified: 0, 'low-score': 0, ...flagged });
  expect(site.logged.join()).not.toContain('s3cret');
});

test.each([
  ['spam', { trap: 'https://spam.example' }],
  ['a form with mistakes', { values: [{ id: 99, value: 'x' }] }],
])('the captcha provider is not called about %s', async (_what, parts) => {
  const { site, tokens } = await start();
  await site.send({ captcha: '0.9', ...parts });
  expect(tokens).toEqual([]);
});
