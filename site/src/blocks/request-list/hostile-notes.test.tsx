import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aField, aForm } from '../../forms/testing/build-form.ts';
import { leadsAsCsv } from '../../leads/command/leads-as-csv.ts';
import { leadEvent } from '../../leads/hand-over/lead-event.ts';
import type { Lead } from '../../leads/lead.ts';
import { addLines, emptyList, type RequestList } from '../../request-list/request-list.ts';
import { requestRow, requestValue } from '../../request-list/request-values.ts';
import { RequestListBlock } from './request-list.tsx';

const folder = process.env.HEADWATER_CORPORA ?? '';
const collections = ['xss.json', 'naughty-strings.json'].map((name) => join(folder, name)).filter(existsSync);
if (folder === '' || collections.length < 2)
  console.info('SKIPPED: collections of hostile texts. Set HEADWATER_CORPORA to the folder of the corpora.');

const own = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "=HYPERLINK('x')",
  '+1',
  '@SUM(A1)',
  '-2+3',
];
/** Texts, or objects with one. */
const collected = collections.flatMap(
  (file) => JSON.parse(readFileSync(file, 'utf8')) as (string | { payload: string })[],
);
const texts = [...own, ...collected.map((each) => (typeof each === 'string' ? each : each.payload))];
const form = aForm([aField('LIST', 1, { prefill: 'request_list', columns: ['Number', 'Qty', 'Note'] })]);

/** A list whose number and note are a text, as far as it has room for it; undefined where nothing of it is left. */
function listOf(text: string): RequestList | undefined {
  const { list } = addLines(emptyList(), [{ number: text, note: text }]);
  return list.lines.length > 0 ? list : undefined;
}

const lists = texts.flatMap((text) => listOf(text) ?? []);

function page(list: RequestList): string {
  const none = { refused: [{ text: list.lines[0]?.note ?? '', reason: 'full' as const }], shortened: 0, known: [] };
  return renderToStaticMarkup(
    <RequestListBlock view={{ ...none, list, hasCatalogue: true, shared: list, shareUrl: '' }} sharedText="" />,
  );
}

/** Its tags and the names of their attributes. */
const shape = (html: string) => html.replace(/"[^"]*"/g, '""').match(/<[^<>]*>/g);

/** As many lines as a page has. */
const most = 50;
const pageOf = (lines: RequestList['lines']) => page({ ...emptyList(), lines });

test('no number or note of a visitor becomes markup of the page', () => {
  const lines = lists.flatMap((list) => list.lines);
  expect(lines.length).toBeGreaterThan(5);
  for (let from = 0; from < lines.length; from += most) {
    const some = lines.slice(from, from + most);
    const harmless = some.map((line, at) => ({ ...line, number: `SN-${at}`, note: `note ${at}` }));
    expect([some, shape(pageOf(some))]).toEqual([some, shape(pageOf(harmless))]);
  }
});

const leadWith = (list: RequestList): Lead => {
  const value = requestValue(
    form,
    list.lines.map((line) => requestRow(line, () => '')),
  );
  const content = {
    values: value && 'listValues' in value ? [{ id: 1, listValues: value.listValues }] : [],
    entryMeta: { ip: '', sourceUrl: '', userAgent: '' },
    hasCaptcha: false,
  };
  // What exports and events read of a lead.
  return {
    key: list.id,
    formId: form.databaseId,
    state: 'accepted',
    flags: [],
    acceptedAt: 0,
    entryId: null,
    content,
    finishedAt: null,
    attempts: 0,
    lastError: null,
  } as unknown as Lead;
};

test('no number or note of a visitor becomes a formula of an export, or another cell', () => {
  const rows: string[][] = parse(leadsAsCsv(lists.map(leadWith), [form]), { relax_column_count: false });
  expect(rows).toHaveLength(lists.length + 1);
  expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
});

test('the webhook has numbers and notes as they were kept', () => {
  for (const list of lists) {
    const event: unknown = JSON.parse(JSON.stringify(leadEvent(leadWith(list), form, 'https://pumps.example', 0)));
    const [line] = list.lines;
    expect(event).toMatchObject({ request: [{ number: line?.number, quantity: '1', note: line?.note }] });
  }
});
