import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { hiddenInputs, savedInputs } from '../../forms/model/hidden-input-names.ts';
import { payload, sendJson, startStandInCms } from '../../leads/testing/stand-in-cms.ts';
import { goodToken, startFormsServer } from './testing/forms-server.ts';

const list = '0f8fad5b-d9cb-469f-a165-70867728950e';
const sent = `headwater_request_sent=${list}; Max-Age=5184000; Path=/request; HttpOnly; SameSite=Lax`;

test('a request that was accepted empties its list, and is one lead however often it is sent', async () => {
  const cms = await startStandInCms();
  const site = await startFormsServer({ cmsUrl: cms.url });
  for (const key of [randomUUID(), randomUUID()]) {
    const { status, headers } = await site.send({ key, saved: list });
    expect([status, headers.getSetCookie()]).toEqual([200, [sent]]);
  }
  expect(cms.sentKeys).toEqual([list]);
  expect(await site.leadService.hasLead(list)).toBe(true);
});

test('without JavaScript, a request has the key of its list, too', async () => {
  const cms = await startStandInCms();
  const site = await startFormsServer({ cmsUrl: cms.url });
  const fields = {
    [hiddenInputs.token]: goodToken(await site.version()),
    [hiddenInputs.page]: '/request',
    [savedInputs.saved]: list,
    input_1: 'Ada',
  };
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const { headers } = await site.raw(new URLSearchParams(fields), type);
  expect(headers.getSetCookie()).toEqual([sent]);
  expect(cms.sentKeys).toEqual([list]);
});

test('a request with a mistake keeps its list, and the form that is shown again has it still', async () => {
  const cms = await startStandInCms();
  const site = await startFormsServer({ cmsUrl: cms.url });
  const { status, headers } = await site.send({ saved: list, token: goodToken(await site.version()), values: [] });
  expect([status, headers.getSetCookie()]).toEqual([422, []]);
  const fields = { [hiddenInputs.token]: goodToken(await site.version()), [savedInputs.saved]: list };
  await site.raw(new URLSearchParams(fields), { 'content-type': 'application/x-www-form-urlencoded' });
  expect(site.views.at(-1)).toMatchObject({ status: 422, saved: list });
  expect(await site.leadService.hasLead(list)).toBe(false);
});

test('a request that the CMS refuses keeps its list, which another form leaves alone', async () => {
  const cms = await startStandInCms();
  const site = await startFormsServer({ cmsUrl: cms.url });
  expect((await site.send()).headers.getSetCookie()).toEqual([]);
  cms.respond = (_input, _req, res) => sendJson(res, payload({ errors: [{ id: 1, message: 'No.' }] }));
  const { status, headers } = await site.send({ saved: list });
  expect([status, headers.getSetCookie()]).toEqual([422, []]);
  expect(await site.leadService.hasLead(list)).toBe(false);
});
