/**
 * Measures what hostile texts cost the code that reads them first: `node bench/hostile-bytes.ts`, with `500` for
 * fewer texts and `form` for the readers with that in their names. Each reader gets texts of the shapes that make parsers
 * slow, at its door's limit and at a sixteenth of it. Exit code 1 when a byte of the long text costs more than twice as much, each the median of five.
 */

import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Busboy } from '@fastify/busboy';
import { parseSearch } from '@headwater/cms/content/parse-search.ts';
import { renderedExcerpt } from '@headwater/cms/content/rendering/excerpt.ts';
import { searchableText } from '@headwater/cms/database/search-text.ts';
import { slugOf } from '@headwater/cms/editing/slug.ts';
import { withEmbeddedForms } from '@headwater/cms/forms/rendering/embedded-forms.ts';
import { ksesPost } from '@headwater/cms/text/kses-post.ts';
import { calculate } from '@headwater/contract/forms/formula.ts';
import { readUrlEncoded } from '@headwater/contract/http/url-encoded.ts';
import { htmlAsText } from '@headwater/contract/text/html-as-text.ts';
import { renderedContent } from '@headwater/contract/text/rendered-html.ts';
import { readForm } from '@headwater/gravity-forms/convert/form.ts';
import { parseExportFile } from '@headwater/gravity-forms/export-file.ts';
import { postImageKind } from '@headwater/gravity-forms/fields/post-image.ts';
import { comparedValues, isShown } from '@headwater/gravity-forms/rules/conditions.ts';
import { textLength } from '@headwater/gravity-forms/rules/fields/text.ts';
import { say } from '@headwater/tools/say.ts';
import { seededRandom } from '@headwater/tools/seeded-random.ts';
import { measuresIn } from '../site/src/catalogue/figures/measures.ts';
import { planImport } from '../site/src/catalogue/import/plan-import.ts';
import { numberKeys } from '../site/src/catalogue/numbers.ts';
import { figuresInProse, proseOf } from '../site/src/catalogue/tables/figures-in-prose.ts';
import { readTables } from '../site/src/catalogue/tables/read-tables.ts';
import { vocabulary } from '../site/src/catalogue/tables/tables-of.ts';
import { withinMarkupBudget } from '../site/src/content/markup-budget.ts';
import { safeHref } from '../site/src/content/safe-href.ts';
import { sanitizeHtml } from '../site/src/content/sanitize-html.ts';
import { visitorHtml } from '../site/src/content/visitor-html.ts';
import type { FieldType } from '../site/src/forms/fields/form-field.ts';
import { linkAddress } from '../site/src/forms/fields/rich-text/link-address.ts';
import { masked } from '../site/src/forms/fields/shared/input-mask.ts';
import { validateForm } from '../site/src/forms/model/validate.ts';
import { visibility } from '../site/src/forms/model/visibility.ts';
import { readJsonSubmission, readPlainSubmission } from '../site/src/forms/server/submission.ts';
import { aField, aForm } from '../site/src/forms/testing/build-form.ts';
import { OPERATORS } from '../site/src/forms/testing/generated-forms.ts';
import { readNear } from '../site/src/map/finder/read-near.ts';
import { readPolygons } from '../site/src/map/read-polygons.ts';
import { compileRules } from '../site/src/redirects/compile-rules.ts';
import { withQuery } from '../site/src/redirects/find-rule.ts';
import { createRuleMap } from '../site/src/redirects/flatten.ts';
import { createPatternSearch, readPattern } from '../site/src/redirects/pattern.ts';
import { readRedirectsCsv } from '../site/src/redirects/redirects-csv.ts';
import { hosts } from '../site/src/redirects/testing/search-in.ts';
import { readPaste } from '../site/src/request-list/read-paste.ts';
import { redirectTarget } from '../site/src/routing/canonical-path.ts';
import { otherPath } from '../site/src/routing/moved-to.ts';
import { numberQuery } from '../site/src/routing/numbered-content.ts';
import { oldPath, oldQuery } from '../site/src/routing/old-path.ts';
import { normalizeTerm } from '../site/src/search/search-request.ts';
import { readFormBody } from '../site/src/server/forms/read-form-body.ts';
import { guardUrl } from '../site/src/server/policy/guard.ts';
import { headerReaders } from '../site/src/server/testing/header-readers.ts';
import { textOf } from '../site/src/server/testing/hostile-texts.ts';
import { isDangerous, SNIFFED_BYTES } from '../site/src/uploads/dangerous-bytes.ts';
import { cleanFileName } from '../site/src/uploads/file-name.ts';

const KB = 1024;
const HEADER = 16 * KB;
const BODY = 512 * KB;
const LONGEST_PATH = 1024;
const LONGEST_QUERY = 4096;
const TIMES = 5;
const MOST = 2;

type Read = (text: string) => unknown;

const typed: FieldType[] = [
  'TEXT',
  'TEXTAREA',
  'EMAIL',
  'PHONE',
  'NUMBER',
  'WEBSITE',
  'DATE',
  'TIME',
  'NAME',
  'ADDRESS',
];
const chosen: FieldType[] = [
  'SELECT',
  'RADIO',
  'CHECKBOX',
  'MULTISELECT',
  'RANK',
  'LIKERT',
  'LIST',
  'CONSENT',
  'PRODUCT',
  'PRICE',
];

/** Whether each rule shows something for the text. */
function shown(text: string): boolean[] {
  const compared = comparedValues([aField('TEXT', 1)], new Map([['1', text]]));
  const rules = OPERATORS.map((operator) => ({ fieldId: 1, operator, value: 'x' }));
  return rules.map((rule) => isShown({ actionType: 'SHOW', logicType: 'ALL', rules: [rule] }, compared));
}

/** Of the names of a field's inputs. */
const ENDS = ['', '.1', '.2', '.3', '.6', '[]', '_1', '_2'];

/** A form with one field that has the text in each of its inputs, read as it was posted. */
function field(type: FieldType): Read {
  const rule = { fieldId: 1, operator: 'CONTAINS', value: 'x' } as const;
  const form = aForm([
    aField(type, 1),
    aField('TEXT', 2, { conditionalLogic: { actionType: 'SHOW', logicType: 'ALL', rules: [rule] } }),
  ]);
  return (text) => {
    const share = text.slice(0, text.length / ENDS.length);
    const inputs = ENDS.map((end): [string, string] => [`input_1${end}`, share]);
    const read = readPlainSubmission(new URLSearchParams(inputs)).valuesFor(form);
    return 'values' in read && [visibility(form, read.values), validateForm(form, read.values)];
  };
}

const movedFolder = readPattern({ from: '^/a/(.*)-(.*)$', to: '/b/$1/$2', status: 301, where: 'a.csv' }, hosts);
const moves = createPatternSearch('pattern' in movedFolder ? [movedFolder.pattern] : [], hosts, createRuleMap());
const products = [{ id: 1, title: 'SN-3040 Device', path: '/products/sn-3040/', tables: '' }];

const tables = (text: string) => readTables(withinMarkupBudget(text), vocabulary);

/** A form with the text wherever it has one. */
function exported(text: string): string {
  const rule = { fieldId: '1', operator: 'is', value: text };
  const logic = { actionType: 'show', logicType: 'all', rules: [rule] };
  const field = { id: 1, type: 'select', label: text, choices: [{ text, value: text }], conditionalLogic: logic };
  return JSON.stringify({ 0: { title: text, fields: [field], button: { text } }, version: '2.9.0' });
}

/** What reads the bytes of strangers, by the limit of its door. */
const readers: Readonly<Record<string, [limit: number, read: Read]>> = {
  'upload: first bytes': [SNIFFED_BYTES, (text) => isDangerous(Buffer.from(text), 'pdf')],
  'upload: file name': [HEADER, cleanFileName],
  ...Object.fromEntries(
    Object.entries(headerReaders).map(([name, read]) => [`header: ${name}`, [HEADER, read] as const]),
  ),
  'URL: guard': [HEADER, (text) => guardUrl(`/${text}`)],
  'URL: canonical path': [LONGEST_PATH, (text) => redirectTarget(`/${text}`, text)],
  'URL: path of moved content': [HEADER, (text) => otherPath(`/${text}`, `/${text}/`)],
  'URL: query': [HEADER, (text) => [...readUrlEncoded(text)]],
  'URL: old path': [LONGEST_PATH, (text) => [oldPath(`/${text}`), moves({ host: '', path: `/a/${text}`, query: '' })]],
  'URL: query of an old path': [
    LONGEST_QUERY,
    (text) => [oldQuery('/', text), numberQuery('/', text), withQuery('/a?b=c', text, ['d'])],
  ],
  'URL: number, place and duty': [LONGEST_QUERY, (text) => [numberKeys(text), readNear(text), measuresIn(text)]],
  'form: body': [BODY, (text) => readFormBody('plain', Buffer.from(text))],
  ...Object.fromEntries([...typed, ...chosen].map((type) => [`form: ${type}`, [BODY, field(type)] as const])),
  'multipart: content type': [HEADER, (text) => refused(() => multipart(`multipart/form-data; boundary=${text}`, ''))],
  'multipart: head of a part': [BODY, (text) => multipart('multipart/form-data; boundary=x', `--x\r\n${text}`)],
  'multipart: name of a part': [
    BODY,
    (text) =>
      multipart(
        'multipart/form-data; boundary=x',
        `--x\r\nContent-Disposition: form-data; name="${text}"\r\n\r\n1\r\n--x--\r\n`,
      ),
  ],
  'form: rich text': [BODY, visitorHtml],
  'form: length of rich text': [BODY, (text) => textLength({ type: 'TEXTAREA', isRich: true }, text)],
  'form: link in rich text': [BODY, linkAddress],
  'form: JSON': [
    BODY,
    (text) => readJsonSubmission({ key: text, token: text, values: [{ id: 1, value: text }], page: {} }),
  ],
  'form: conditions': [BODY, (text) => shown(text)],
  'form: mask': [BODY, (text) => masked('(999) 999-9999', text)],
  'form: texts of a picture': [
    BODY,
    (text) =>
      postImageKind.store?.(
        { type: 'POST_IMAGE', id: 1 },
        new Map<string, string | string[]>([
          ['1', ['a']],
          ['1.1', text],
        ]),
      ),
  ],
  'text: formula': [BODY, (text) => calculate(text, () => 1)],
  'text: sanitizer of the site': [BODY, (text) => sanitizeHtml(text)],
  'text: sanitizer of the CMS': [BODY, ksesPost],
  'text: link': [BODY, safeHref],
  'text: HTML as text': [BODY, htmlAsText],
  'text: embedded forms': [BODY, (text) => withEmbeddedForms(text, { form: () => undefined, notice: () => undefined })],
  'text: excerpt': [BODY, (text) => renderedExcerpt('', text, '')],
  'text: searchable': [BODY, searchableText],
  'text: search': [HEADER, (text) => [normalizeTerm(text), parseSearch(text)]],
  'text: slug': [BODY, slugOf],
  'text: rendered': [BODY, (text) => renderedContent(text, 'https://cms.example.com')],
  'text: tables': [BODY, (text) => [tables(text), tables(`<table><tr><td>${text}</table>`)]],
  'text: figures in prose': [BODY, (text) => figuresInProse(proseOf(text), vocabulary)],
  'text: pasted request': [BODY, (text) => readPaste(text)],
  'import: forms': [BODY, (text) => refused(() => parseExportFile(exported(text)).forms.map(readForm))],
  'import: redirects': [BODY, (text) => [...compileRules(readRedirectsCsv(`from,to\n${text}`, 'a.csv'), hosts)]],
  'import: pattern': [BODY, (text) => readPattern({ from: text, to: `/${text}`, status: 301, where: 'a.csv' }, hosts)],
  'import: figures': [BODY, (text) => planImport(Buffer.from(`Model,Flow (gpm)\n${text}`), products, vocabulary)],
  'import: polygons': [BODY, (text) => refused(() => readPolygons([text]))],
};

/** What a form without JavaScript sends, read by the parser of the site. */
function multipart(contentType: string, body: string): void {
  const parser = new Busboy({ headers: { 'content-type': contentType } });
  parser.on('error', () => undefined).write(body);
  parser.destroy();
}

function refused(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    return error;
  }
}

/** Below this, the clock counts more than the reader. */
const LEAST = 0.2;

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

/** Microseconds of CPU and pages that the kernel brought since the process began. */
function used(): { cpu: number; pages: number } {
  const { userCPUTime, systemCPUTime, minorPageFault } = process.resourceUsage();
  return { cpu: userCPUTime + systemCPUTime, pages: minorPageFault };
}

async function spentOn(run: () => unknown): Promise<{ cpu: number; pages: number }> {
  // What earlier runs left behind is no cost of this one: a parser of bodies leaves its end to the next turn.
  await setImmediate();
  if (typeof collect === 'function') collect({ type: 'minor' });
  const before = used();
  run();
  const after = used();
  return { cpu: after.cpu - before.cpu, pages: after.pages - before.pages };
}

/**
 * Nanoseconds of CPU for a byte, without those for pages of memory: V8 gives each text from 128 KB on a mapping of its own,
 * which makes lower case cost six times as much a byte, once and not again. Short texts are read several times, so that
 * the figure is exact enough.
 */
async function costOf(read: Read, text: string): Promise<number> {
  const rounds = Math.ceil((64 * KB) / text.length);
  const { cpu, pages } = await spentOn(() => {
    for (let round = 0; round < rounds; round += 1) read(text);
  });
  return Math.max(((cpu - pages * microsecondsOfPage) * 1_000) / (rounds * text.length), LEAST);
}

async function costOfPage(): Promise<number> {
  const bytes = Buffer.alloc(BODY, 'a');
  const costs: number[] = [];
  for (let time = 0; time < 50; time += 1) {
    const { cpu, pages } = await spentOn(() => bytes.toString('latin1'));
    costs.push(cpu / Math.max(pages, 1));
  }
  return median(costs);
}

const median = (numbers: number[]) => numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** How much more a byte of the long text costs, and the milliseconds that the long text takes; medians. */
async function measure(read: Read, long: string, short: string, times: number) {
  const [ofShort, ofLong]: [number[], number[]] = [[], []];
  for (let time = 0; time < times; time += 1) {
    ofShort.push(await costOf(read, short));
    ofLong.push(await costOf(read, long));
  }
  const most = median(ofLong);
  return { growth: most / median(ofShort), milliseconds: (most * long.length) / 1e6 };
}

const microsecondsOfPage = await costOfPage();
const count = Number(process.argv[2] ?? 5_000);
const part = process.argv[3] ?? '';
const chosenReaders = Object.entries(readers).filter(([name]) => name.includes(part));
let failures = 0;
for (const [name, [limit, read]] of chosenReaders) {
  const random = seededRandom(1);
  let [worst, slowest, text] = [0, 0, ''];
  for (let at = 0; at < count; at += 1) {
    const make = textOf(random);
    const [long, short] = [make(limit), make(limit / 16)];
    let { growth, milliseconds } = await measure(read, long, short, 1);
    // V8 compiles code anew in the middle of a measurement; a text that is slow is slow each time.
    for (let again = 0; again < 3 && growth > MOST; again += 1)
      ({ growth, milliseconds } = await measure(read, long, short, TIMES));
    if (growth > worst) [worst, text] = [growth, long.slice(0, 40)];
    slowest = Math.max(slowest, milliseconds);
    if (growth > 8) break;
  }
  if (worst > MOST) failures += 1;
  say(
    `${worst > MOST ? 'SLOW' : 'ok  '} ${name.padEnd(28)} × ${worst.toFixed(2)}, at most ${slowest.toFixed(1)} ms  ${worst > MOST ? JSON.stringify(text) : ''}`,
  );
}
say(`${failures} readers of ${chosenReaders.length} grow faster than their texts (${count} texts each).`);
process.exitCode = failures > 0 ? 1 : 0;
