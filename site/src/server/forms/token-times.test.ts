import { expect, test } from 'vitest';
import { makeFormToken, readFormToken } from '../../forms/server/form-token.ts';
import { startStandInCms } from '../../leads/testing/stand-in-cms.ts';
import { startFormsServer, submission } from './testing/forms-server.ts';

async function startSiteAndCms() {
  const cms = await startStandInCms();
  return { cms, site: await startFormsServer({ cmsUrl: cms.url }) };
}

const SECOND = 1_000;
const DAY = 86_400 * SECOND;

/** A token issued at this offset from now, by this server or by one whose clock is wrong. */
const issuedAfter = (offset: number) => makeFormToken(1, 'any', 30 * DAY, Date.now() + offset);

test.each([
  // In the future by less than the tolerance, so that a slow machine has three and a half seconds to send it.
  ['at once', 1.5 * SECOND, 'fast'],
  ['30 s ago', -30 * SECOND, undefined],
  ['11 minutes ago', -660 * SECOND, undefined],
  ['a day ago', -DAY, undefined],
  ['30 s in the future', 30 * SECOND, undefined],
  ['11 minutes in the future', 660 * SECOND, 'clock'],
  ['a day in the future', DAY, 'clock'],
])('a form whose token was issued %s is delivered', async (_when, offset, flag) => {
  const { cms, site } = await startSiteAndCms();
  expect(await site.send({ token: issuedAfter(offset) })).toMatchObject({ status: 200, json: { status: 'sent' } });
  expect(await site.leadService.summary()).toMatchObject({
    leads: { delivered: 1, spam: 0 },
    flagged: { fast: 0, clock: 0, ...(flag && { [flag]: 1 }) },
  });
  expect(cms.headers[0]?.['x-headwater-flags']).toBe(flag);
});

test.each([
  ['30 s ago', -30 * SECOND],
  ['11 minutes ago', -660 * SECOND],
  ['a day ago', -DAY],
  ['30 s from now', 30 * SECOND],
  ['11 minutes from now', 660 * SECOND],
  ['a day from now', DAY],
])('a form whose token expires %s is delivered after at most one renewal', async (_when, offset) => {
  const { cms, site } = await startSiteAndCms();
  const lead = { ...submission(), token: makeFormToken(1, 'any', 30 * DAY, Date.now() + offset - 30 * DAY) };
  const first = await site.send(lead);
  expect(first.status).toBe(offset < 0 ? 410 : 200);
  if (offset < 0) {
    expect(first.json).toMatchObject({ code: 'token-expired', token: expect.any(String) });
    expect(await site.send({ ...lead, token: first.json.token })).toMatchObject({ status: 200 });
  }
  expect(await site.leadService.summary()).toMatchObject({
    leads: { delivered: 1, spam: 0 },
    flagged: { fast: 0, clock: 0 },
  });
  expect(cms.sentKeys).toEqual([lead.key]);
});

test('servers whose clocks differ by two days renew the tokens of one another', async () => {
  const { site } = await startSiteAndCms();
  // Issued for an hour by a server two days behind: for this server, it has expired.
  const { json } = await site.send({ token: makeFormToken(1, 'any', 3_600_000, Date.now() - 2 * DAY) });
  // The renewed token is valid on a third server, two days ahead.
  const renewed = readFormToken(json.token);
  expect(renewed?.expiresAt).toBeGreaterThan(Date.now() + 2 * DAY);
});
