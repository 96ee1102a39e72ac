/** What reads the texts of strangers takes a number of steps that grows as they do. The site tests readers of headers. */
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
import { measuresIn } from '@headwater/site/src/catalogue/figures/measures.ts';
import { planImport } from '@headwater/site/src/catalogue/import/plan-import.ts';
import { numberKeys } from '@headwater/site/src/catalogue/numbers.ts';
import { figuresInProse, proseOf } from '@headwater/site/src/catalogue/tables/figures-in-prose.ts';
import { readTables } from '@headwater/site/src/catalogue/tables/read-tables.ts';
import { vocabulary } from '@headwater/site/src/catalogue/tables/tables-of.ts';
import { withinMarkupBudget } from '@headwater/site/src/content/markup-budget.ts';
import { safeHref } from '@headwater/site/src/content/safe-href.ts';
import { sanitizeHtml } from '@headwater/site/src/content/sanitize-html.ts';
import { visitorHtml } from '@headwater/site/src/content/visitor-html.ts';
import type { FieldType } from '@headwater/site/src/forms/fields/form-field.ts';
import { linkUrl } from '@headwater/site/src/forms/fields/rich-text/link-url.ts';
import { masked } from '@headwater/site/src/forms/fields/shared/input-mask.ts';
import { validateForm } from '@headwater/site/src/forms/model/validate.ts';
import { visibility } from '@headwater/site/src/forms/model/visibility.ts';
import { readJsonSubmission, readPlainSubmission } from '@headwater/site/src/forms/server/submission.ts';
import { aField, aForm } from '@headwater/site/src/forms/testing/build-form.ts';
import { OPERATORS } from '@headwater/site/src/forms/testing/generated-forms.ts';
import { readNear } from '@headwater/site/src/map/finder/read-near.ts';
import { readPolygons } from '@headwater/site/src/map/read-polygons.ts';
import { compileRules } from '@headwater/site/src/redirects/compile-rules.ts';
import { withQuery } from '@headwater/site/src/redirects/find-rule.ts';
import { createRuleMap } from '@headwater/site/src/redirects/flatten.ts';
import { createPatternSearch, readPattern } from '@headwater/site/src/redirects/pattern.ts';
import { readRedirectsCsv } from '@headwater/site/src/redirects/redirects-csv.ts';
import { hosts } from '@headwater/site/src/redirects/testing/search-in.ts';
import { readPaste } from '@headwater/site/src/request-list/read-paste.ts';
import { redirectTarget } from '@headwater/site/src/routing/canonical-path.ts';
import { otherPath } from '@headwater/site/src/routing/moved-to.ts';
import { numberQuery } from '@headwater/site/src/routing/numbered-content.ts';
import { oldPath, oldQuery } from '@headwater/site/src/routing/old-path.ts';
import { normalizeTerm } from '@headwater/site/src/search/search-request.ts';
import { readFormBody } from '@headwater/site/src/server/forms/read-form-body.ts';
import { guardUrl } from '@headwater/site/src/server/policy/guard.ts';
import { textOf } from '@headwater/site/src/server/testing/hostile-texts.ts';
import { growth } from '@headwater/site/src/server/testing/steps.ts';
import { isDangerous } from '@headwater/site/src/uploads/dangerous-bytes.ts';
import { cleanFileName } from '@headwater/site/src/uploads/file-name.ts';
import { expect, test } from 'vitest';
import { seededRandom } from './seeded-random.ts';

type Read = (text: string) => unknown;

const types =
  'TEXT TEXTAREA EMAIL PHONE NUMBER WEBSITE DATE TIME NAME ADDRESS ' +
  'SELECT RADIO CHECKBOX MULTISELECT RANK LIKERT LIST CONSENT PRODUCT PRICE';

/** URLs with longer queries are refused. */
const LONGEST_QUERY = 4096;

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

/** Whether each rule shows something for the text. */
function shown(text: string): boolean[] {
  const compared = comparedValues([aField('TEXT', 1)], new Map([['1', text]]));
  const rules = OPERATORS.map((operator) => ({ fieldId: 1, operator, value: 'x' }));
  return rules.map((rule) => isShown({ actionType: 'SHOW', logicType: 'ALL', rules: [rule] }, compared));
}

/** A form with the text wherever it has one. */
function exported(text: string): string {
  const rule = { fieldId: '1', operator: 'is', value: text };
  const logic = { actionType: 'show', logicType: 'all', rules: [rule] };
  const select = { id: 1, type: 'select', label: text, choices: [{ text, value: text }], conditionalLogic: logic };
  return JSON.stringify({ 0: { title: text, fields: [select], button: { text } }, version: '2.9.0' });
}

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

const movedFolder = readPattern({ from: '^/a/(.*)-(.*)$', to: '/b/$1/$2', status: 301, where: 'a.csv' }, hosts);
const moves = createPatternSearch('pattern' in movedFolder ? [movedFolder.pattern] : [], hosts, createRuleMap());
const products = [{ id: 1, title: 'SN-3040 Device', path: '/products/sn-3040/', tables: '' }];
const tables = (text: string) => readTables(withinMarkupBudget(text), vocabulary);
const oneFile = 'multipart/form-data; boundary=x';
const named = (text: string) => `--x\r\nContent-Disposition: form-data; name="${text}"\r\n\r\n1\r\n--x--\r\n`;
const picture = (text: string) =>
  new Map<string, string | string[]>([
    ['1', ['a']],
    ['1.1', text],
  ]);

const readers: Readonly<Record<string, Read>> = {
  'upload: first bytes': (text) => isDangerous(Buffer.from(text), 'pdf'),
  'upload: file name': cleanFileName,
  'URL: guard': (text) => guardUrl(`/${text}`),
  'URL: canonical path': (text) => redirectTarget(`/${text}`, text),
  'URL: path of moved content': (text) => otherPath(`/${text}`, `/${text}/`),
  'URL: query': (text) => [...readUrlEncoded(text)],
  'URL: old path': (text) => [oldPath(`/${text}`), moves({ host: '', path: `/a/${text}`, query: '' })],
  'URL: query of an old path': (text) => {
    const query = text.slice(0, LONGEST_QUERY);
    return [oldQuery('/', query), numberQuery('/', query), withQuery('/a?b=c', query, ['d'])];
  },
  'URL: number, place and duty': (text) => [numberKeys(text), readNear(text), measuresIn(text)],
  'form: body': (text) => readFormBody('plain', Buffer.from(text)),
  ...Object.fromEntries(types.split(' ').map((type) => [`form: ${type}`, field(type as FieldType)])),
  'multipart: content type': (text) => refused(() => multipart(`multipart/form-data; boundary=${text}`, '')),
  'multipart: head of a part': (text) => multipart(oneFile, `--x\r\n${text}`),
  'multipart: name of a part': (text) => multipart(oneFile, named(text)),
  'form: rich text': visitorHtml,
  'form: length of rich text': (text) => textLength({ type: 'TEXTAREA', isRich: true }, text),
  'form: link in rich text': linkUrl,
  'form: JSON': (text) => readJsonSubmission({ key: text, token: text, values: [{ id: 1, value: text }], page: {} }),
  'form: conditions': shown,
  'form: mask': (text) => masked('(999) 999-9999', text),
  'form: texts of a picture': (text) => postImageKind.store?.({ type: 'POST_IMAGE', id: 1 }, picture(text)),
  'text: formula': (text) => calculate(text, () => 1),
  'text: sanitizer of the site': (text) => sanitizeHtml(text),
  'text: sanitizer of the CMS': ksesPost,
  'text: link': safeHref,
  'text: HTML as text': htmlAsText,
  'text: embedded forms': (text) => withEmbeddedForms(text, { form: () => undefined, notice: () => undefined }),
  'text: excerpt': (text) => renderedExcerpt('', text, ''),
  'text: searchable': searchableText,
  'text: search': (text) => [normalizeTerm(text), parseSearch(text)],
  'text: slug': slugOf,
  'text: rendered': (text) => renderedContent(text, 'https://cms.example.com'),
  'text: tables': (text) => [tables(text), tables(`<table><tr><td>${text}</table>`)],
  'text: figures in prose': (text) => figuresInProse(proseOf(text), vocabulary),
  'text: pasted request': readPaste,
  'import: forms': (text) => refused(() => parseExportFile(exported(text)).forms.map(readForm)),
  'import: redirects': (text) => [...compileRules(readRedirectsCsv(`from,to\n${text}`, 'a.csv'), hosts)],
  'import: pattern': (text) => readPattern({ from: text, to: `/${text}`, status: 301, where: 'a.csv' }, hosts),
  'import: figures': (text) => planImport(Buffer.from(`Model,Flow (gpm)\n${text}`), products, vocabulary),
  'import: polygons': (text) => refused(() => readPolygons([text])),
};

test.each(Object.entries(readers))(
  '%s: a byte of a long text costs few more steps than one of a short text',
  (_, read) => {
    const random = seededRandom(1);
    const growths = Array.from({ length: 40 }, () =>
      growth(read, textOf(random), { isSplitLinear: true, most: 1_000 }),
    );
    // Quadratic, it would be sixteen.
    expect(Math.max(...growths)).toBeLessThanOrEqual(4);
  },
);
