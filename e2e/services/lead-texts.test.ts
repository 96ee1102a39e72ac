import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startCms } from '@headwater/tools/running-program.ts';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { testContent } from '../support/company-content.ts';
import { naughtyStrings } from '../support/leads/naughty-strings.ts';
import { openStage } from '../support/leads/stage.ts';
import { fieldOf, type Input, inputs, isStored, reportValues, storedIn } from '../support/leads/start-up-report.ts';
import { firstToken } from '../support/leads/visitor.ts';

/** One text in many fields at once; fields that reject it get plain text, and the report is sent again. */
interface Sent {
  text: string;
  key: string;
  taken: Input[];
  refused: Input[];
  /** Outcomes that must never happen. */
  faults: string[];
}

interface FormResult {
  errors?: { id: number; message: string }[];
}

/** These fields affect others or the field as a whole, so they are tested separately. */
const apart: readonly Input[] = ['12', '31.6'];
const together = inputs.filter((inputId) => !apart.includes(inputId));
/** Fields that accept any text of a reasonable length. */
const free = together.filter((inputId) => /^(?:9|35|21|28|33|15.*|16.*|25.*|29.*|30.*|31.*)$/.test(inputId));

/** Unique per report, as the form requires. */
let lastSerial = 7_100_000;

async function sendText(siteUrl: string, token: string, text: string, tried: readonly Input[]): Promise<Sent> {
  const sent: Sent = { text, key: randomUUID(), taken: [...tried], refused: [], faults: [] };
  lastSerial += 1;
  const serial = String(lastSerial);
  for (let round = 1; round <= 4; round += 1) {
    const texts = { '2': serial, ...Object.fromEntries(sent.taken.map((inputId) => [inputId, text])) };
    const page = { path: '/start-up-report/', asPath: '/start-up-report/' };
    const response = await fetch(`${siteUrl}/api/forms/3`, {
      method: 'POST',
      headers: { origin: siteUrl, 'content-type': 'application/json' },
      body: JSON.stringify({ key: sent.key, token, page, values: reportValues(texts) }),
    });
    const body = await response.text();
    if (response.status === 200) return sent;
    const result: FormResult = response.status === 422 ? JSON.parse(body) : {};
    const named = new Set((result.errors ?? []).filter(({ message }) => message !== '').map(({ id }) => id));
    const refused = sent.taken.filter((inputId) => named.has(fieldOf(inputId)));
    const isExplained =
      refused.length > 0 && [...named].every((id) => refused.some((inputId) => fieldOf(inputId) === id));
    if (response.status !== 422 || !isExplained) {
      sent.faults.push(`${response.status} ${body}`);
      return { ...sent, taken: [] };
    }
    sent.refused.push(...refused);
    sent.taken = sent.taken.filter((inputId) => !refused.includes(inputId));
    if (sent.taken.length === 0) return sent;
  }
  return { ...sent, faults: ['still refused after four rounds'], taken: [] };
}

/** What the CMS stores of each report, by the visitor's key and the input ID. */
function entriesAtCms(folder: string): Map<string, Map<string, string>> {
  const database = new DatabaseSync(join(folder, 'cms', 'entries.sqlite'), { readOnly: true });
  const rows = database
    .prepare(
      'SELECT mutation_id AS key, input_id AS input, value FROM entries JOIN entry_values ON entry_id = id WHERE entries.form_id = 3',
    )
    .all();
  database.close();
  const entries = new Map<string, Map<string, string>>();
  for (const { key, input, value } of rows) {
    const values = entries.get(String(key)) ?? new Map<string, string>();
    entries.set(String(key), values.set(String(input), String(value)));
  }
  return entries;
}

/**
 * Keys of reports that the CMS refused after their visitors had their response, which happens when it takes
 * longer than they wait. They are stored for a person to check.
 */
function refusedLater(outbox: string): Set<string> {
  const database = new DatabaseSync(outbox, { readOnly: true });
  const rows = database.prepare("SELECT key FROM leads WHERE state = 'dead'").all();
  database.close();
  return new Set(rows.map(({ key }) => String(key)));
}

test('each field of a form stores any text unchanged, or shows below the field why not', async () => {
  const folder = await testFolder();
  const cms = await startCms(folder, { CMS_CATALOGUE: testContent.contentModule });
  onTestFinished(cms.stop);
  const stage = await openStage(cms.url, join(folder, 'stage'));
  onTestFinished(stage.close);
  const token = await firstToken(stage.siteUrl, 3);
  const strings = naughtyStrings();
  const tasks = strings.flatMap((text) => [together, apart].map((tried) => ({ text, tried })));
  const started = performance.now();
  const sent: Sent[] = [];
  const visitors = Array.from({ length: 8 }, async () => {
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      sent.push(await sendText(stage.siteUrl, token, task.text, task.tried));
    }
  });
  await Promise.all(visitors);
  await stage.drained(150);

  const entries = entriesAtCms(folder);
  const late = refusedLater(stage.outbox);
  const wrong = sent
    .filter(({ key }) => !late.has(key))
    .flatMap(({ key, text, taken }) =>
      taken
        .map((inputId) => ({ inputId, text, stored: storedIn(inputId, entries.get(key) ?? new Map()) }))
        .filter(({ inputId, stored }) => !isStored(inputId, text, stored)),
    );
  const takenIn = (inputId: Input) => sent.filter(({ taken }) => taken.includes(inputId)).length;
  const ledger = inputs.map((inputId) => `${inputId} ${takenIn(inputId)}/${strings.length - takenIn(inputId)}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.info(`${strings.length} texts, ${seconds} s; field taken/refused: ${ledger.join(', ')}`);

  expect(sent.flatMap(({ text, faults }) => faults.map((fault) => ({ text, fault })))).toEqual([]);
  expect(wrong).toEqual([]);
  const ordinary = strings.filter((text) => text.trim() !== '' && !text.includes('\0') && text.length <= 500);
  for (const inputId of free)
    expect(takenIn(inputId), `texts that ${inputId} takes`).toBeGreaterThanOrEqual(ordinary.length);
});
