import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operatorHeaders } from '@headwater/tools/running-program.ts';
import { expect, test } from '@playwright/test';
import { company } from '../support/companies.ts';
import { faultsAt } from '../support/leads/cms-faults.ts';
import { sendLeads } from '../support/leads/crowd.ts';
import { balance, flaggedLeads, hiddenLeads, ledgerText } from '../support/leads/ledger.ts';
import { messagesAtCms } from '../support/leads/messages-at-cms.ts';
import { naughtyStrings } from '../support/leads/naughty-strings.ts';
import { openOwnStage } from '../support/leads/stage.ts';
import { tokenSources } from '../support/leads/token-sources.ts';
import { inTheirTurn, kills, outage } from '../support/leads/troubles.ts';
import { contactValues, firstToken, sendLead } from '../support/leads/visitor.ts';

test('no lead is lost, duplicated or hidden: 300 forms, wrong clocks, four kills, a CMS that is down, slow or disconnected', async () => {
  test.setTimeout(300_000);
  const stage = await openOwnStage(company, 'kill');
  try {
    const leads = 300;
    // Slower than visitors wait.
    stage.cmsProxy.nextFault = faultsAt({ slow: 30, reset: 20, lost: 25, gateway: 35 }, 3_000, 0);
    const troubles = inTheirTurn([
      ...kills(stage, 4),
      ...outage(stage, 0.3, 0.5),
      { at: 0.7, bring: () => stage.lockOutbox(4_000) },
    ]);
    const records = await sendLeads({
      siteUrl: stage.siteUrl,
      run: 'journey',
      leads,
      atOnce: 16,
      sources: await tokenSources(stage.siteUrl, stage.dataFolder),
      onEnd: (ended) => troubles.reach(ended / leads),
    });
    await troubles.end();
    const seconds = await stage.drained(150);
    const ledger = balance(records, company.folder, 'journey');
    console.info(ledgerText('Leads', ledger, { 'seconds to drain': seconds.toFixed(1) }));
    expect(ledger).toMatchObject({ sent: leads, missing: 0, duplicates: 0, refused: 0 });
    expect(ledger.acknowledged).toBeGreaterThan(leads / 2);
    expect(hiddenLeads(stage.outbox)).toBe(0);
    expect(flaggedLeads(stage.outbox)).toEqual({ fast: expect.any(Number), clock: expect.any(Number) });
  } finally {
    await stage.close();
  }
});

test('any text that visitors write arrives unchanged', async () => {
  test.setTimeout(300_000);
  const stage = await openOwnStage(company, 'text');
  try {
    const token = await firstToken(stage.siteUrl);
    const strings = naughtyStrings();
    const accepted: string[] = [];
    for (const text of strings) {
      // The CMS trims fields; a word at each end keeps the text complete.
      const message = `naughty ${text} end`;
      const { end, steps } = await sendLead(message, { siteUrl: stage.siteUrl, token, isPatient: true });
      expect(steps.join(), `the response to ${JSON.stringify(text)}`).toMatch(/^(sent|kept|422)$/);
      if (end === 'acknowledged') accepted.push(message);
    }
    const ordinary = strings.filter((text) => !text.includes('\0') && text.length <= 500);
    expect(accepted.length).toBeGreaterThan(ordinary.length * 0.98);
    await stage.drained(150);
    const there = new Set(messagesAtCms(company, 'naughty '));
    expect(accepted.filter((message) => !there.has(message))).toEqual([]);
    // Without those that are being written.
    const written = readdirSync(join(company.folder, 'cms', 'outbox')).filter((name) => name.endsWith('.eml'));
    const mails = written.map((name) => readFileSync(join(company.folder, 'cms', 'outbox', name), 'utf8'));
    expect(mails.filter((mail) => /^Bcc:.*evil/im.test(mail.split(/\r?\n\r?\n/)[0] ?? ''))).toEqual([]);
  } finally {
    await stage.close();
  }
});

test("a visitor's message is in no file but those of the outbox and the CMS", async () => {
  test.setTimeout(300_000);
  const stage = await openOwnStage(company, 'privacy');
  try {
    const token = await firstToken(stage.siteUrl);
    const send = (values: unknown[], key = crypto.randomUUID()) =>
      fetch(`${stage.siteUrl}/api/forms/1`, {
        method: 'POST',
        headers: { origin: stage.siteUrl, 'content-type': 'application/json', 'user-agent': 'Quokka-Agent' },
        body: JSON.stringify({ key, token, values, page: { path: '/contact/', asPath: '/contact/?q=Quokka-Query' } }),
      });
    const marked = contactValues('Quokka-Message').map((value) =>
      JSON.parse(JSON.stringify(value).replace('Ada', 'Quokka-First').replace('ada@', 'quokka@')),
    );
    expect((await send(marked)).status).toBe(200);
    expect((await send(marked.slice(1))).status, 'without a name').toBe(422);
    expect((await send([...marked, { id: 1, value: 'Quokka-Twice' }])).status).toBe(400);
    await stage.shutCms();
    expect((await send(marked)).status).toBe(200);
    await fetch(`${stage.siteUrl}/metrics`, { headers: operatorHeaders });
    await stage.killAndStart();
    await stage.openCms();
    await stage.drained(150);

    expect(stage.log().join('\n')).not.toMatch(/quokka/i);
    const files = readdirSync(stage.dataFolder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const withQuokka = files
      .filter(({ parentPath, name }) => /quokka/i.test(readFileSync(join(parentPath, name), 'latin1')))
      .map(({ name }) => name.replace(/-(wal|shm)$/, ''));
    expect([...new Set(withQuokka)]).toEqual(['leads.sqlite']);
  } finally {
    await stage.close();
  }
});
