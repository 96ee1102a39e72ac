/**
 * Records forms with every variant of fields from a real WordPress, and the entries that it stores:
 * `CMS_URL=https://… GF_REST_KEY=… GF_REST_SECRET=… node site/record-forms.ts [NAME…]`. Creates each form, sends a lead as
 * Gravity Forms' own page does, through GraphQL and through the REST API, and deletes form and entries.
 */
import { writeFile } from 'node:fs/promises';
import { everyVariantForms, type FormSource } from '@headwater/gravity-forms/testing/every-variant-forms.ts';
import { createCmsClient, type QueryPublic } from './src/cms-client/cms-client.ts';
import type { CmsResponse } from './src/cms-client/envelope.ts';
import { cmsRequestUrl, env } from './src/config/env.ts';
import type { FormDefinition } from './src/forms/model/form-definition.ts';
import type { FormResponse } from './src/forms/server/definition/to-form-definition.ts';
import { fetchForm } from './src/forms/server/fetch-form.ts';
import type { LeadContent } from './src/leads/lead.ts';
import { createSendContent } from './src/leads/send-content.ts';
import { inNativeOrder, plainLead, uploadsOf } from './src/leads/testing/lead-of.ts';

const restKeys = { key: env.GF_REST_KEY, secret: env.GF_REST_SECRET };
const client = createCmsClient({ url: cmsRequestUrl, method: 'POST', persistedQueries: false, secret: env.CMS_SECRET });
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function blobOf(name: string): Blob {
  return new Blob([name.endsWith('.png') ? Buffer.from(picture, 'base64') : '%PDF-1.4\n']);
}

async function rest(path: string, request: RequestInit = {}) {
  const response = await fetch(`${env.CMS_URL}/wp-json/gf/v2/${path}`, {
    ...request,
    headers: {
      authorization: `Basic ${Buffer.from(`${restKeys.key}:${restKeys.secret}`).toString('base64')}`,
      ...(typeof request.body === 'string' && { 'content-type': 'application/json' }),
    },
  });
  const text = await response.text();
  if (!response.ok)
    throw new Error(`${request.method ?? 'GET'} ${path}: HTTP ${response.status} ${text.slice(0, 500)}`);
  return JSON.parse(text);
}

/** URLs of files as their names, without the numbers that WordPress adds to a name that it has. */
function fileNames(text: string): string {
  return text.replace(/https?:[^"|]*\/(?=[^/"|]+(?:["|]|$))/g, '').replace(/\d+(?=\.(?:pdf|png))/g, '');
}

/** What Gravity Forms stored last, by input; of files, their names. */
async function lastEntry(formId: number, { fields }: FormSource): Promise<Record<string, string>> {
  const { entries } = await rest(`forms/${formId}/entries`);
  const { id, ...texts } = entries[0];
  const isFile = new Set(fields.flatMap(({ field, files: names }) => (names ? [String(field.id)] : [])));
  const stored = Object.entries(texts).flatMap(([key, value]): [string, string][] => {
    // Lists come parsed.
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    if (!(Number(key) > 0) || text === '') return [];
    return [[key, isFile.has(key) ? fileNames(text) : text]];
  });
  await rest(`entries/${id}?force=1`, { method: 'DELETE' });
  return Object.fromEntries(stored);
}

/** Posts what Gravity Forms' own page would. */
async function postNatively(formId: number, source: FormSource) {
  const body = new FormData();
  for (const { field, entered, posted = entered ?? {}, files = [] } of source.fields) {
    for (const [name, value] of inNativeOrder(posted)) body.append(name, value);
    const name = `input_${field.id}${field.multipleFiles ? '[]' : ''}`;
    for (const file of files) body.append(name, blobOf(file), file);
  }
  await rest(`forms/${formId}/submissions`, { method: 'POST', body });
  return lastEntry(formId, source);
}

async function send(formId: number, content: LeadContent, way: 'graphql' | 'rest', source: FormSource) {
  const uploads = uploadsOf(source);
  const sendContent = createSendContent({
    client,
    restKeys,
    support: { way: () => way },
    uploads: {
      find: async (id) => ({ id, formId, fieldId: 0, name: '', size: 0, isComplete: true, visitor: '' }),
      read: async (id) => blobOf(uploads.get(id)?.name ?? ''),
    },
  });
  const lead = { formId, content, key: crypto.randomUUID() };
  // Only these parts of a lead are sent.
  const outcome = await sendContent(lead as Parameters<typeof sendContent>[0], {});
  if (outcome.kind !== 'accepted') throw new Error(`${way}: ${JSON.stringify(outcome)}`);
  return lastEntry(formId, source);
}

/** What is otherwise in another entry; null where it has nothing. */
function differences(entry: Record<string, string>, other: Record<string, string>) {
  const keys = [...new Set([...Object.keys(entry), ...Object.keys(other)])];
  return Object.fromEntries(keys.filter((key) => entry[key] !== other[key]).map((key) => [key, other[key] ?? null]));
}

/** JSON with short values on one line. */
function inLines(value: unknown, indent = ''): string {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || line.length < 1_200) return line;
  const parts = Array.isArray(value)
    ? value.map((item) => inLines(item, `${indent} `))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${inLines(item, `${indent} `)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.map((part) => `${indent} ${part}`).join(',\n')}\n${indent}${close}`;
}

/** A lead as Gravity Forms' own page posts it, and the same as the site sends it. */
async function recordLead(formId: number, form: FormDefinition, source: FormSource) {
  const content = await plainLead(form, source);
  const entry = await postNatively(formId, source);
  const { files, inputs, ...withoutFiles } = content;
  // A form of files alone has nothing to send without them.
  const graphql = await send(formId, source === everyVariantForms.files ? content : withoutFiles, 'graphql', source);
  const throughRest = await send(formId, content, 'rest', source);
  const differently = { graphql: differences(entry, graphql), rest: differences(entry, throughRest) };
  return { values: content.values, inputs, entry, differently };
}

async function record(name: string, source: FormSource): Promise<void> {
  const { title, settings, fields, currency = 'USD', isReadOnly } = source;
  const body = JSON.stringify({ title, ...settings, fields: fields.map(({ field }) => field) });
  const formId: number = (await rest('forms', { method: 'POST', body })).id;
  try {
    const responses: Promise<CmsResponse<unknown>>[] = [];
    const recorded: QueryPublic = (document, variables) => {
      const response = client.queryPublic(document, variables);
      responses.push(response);
      return response;
    };
    const form = await fetchForm(recorded, formId, () => true);
    if (!form) throw new Error('The CMS does not show the form.');
    const answers = (await Promise.all(responses)).map(({ data, errors }) => ({ data, errors }));
    // The first query is that of the form.
    const has = (answers[0]?.data as FormResponse | undefined)?.gfSettings?.currency;
    if (has !== currency) throw new Error(`Its prices are in ${currency}: choose that under Forms → Settings.`);
    const lead = isReadOnly ? {} : await recordLead(formId, form, source);
    const file = new URL(`../contract/wordpress/forms/${name}.json`, import.meta.url);
    await writeFile(file, `${inLines({ answers, ...lead })}\n`);
  } finally {
    await rest(`forms/${formId}?force=1`, { method: 'DELETE' });
  }
}

const wanted = process.argv.slice(2);
for (const [name, source] of Object.entries(everyVariantForms)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  try {
    await record(name, source);
    process.stdout.write(`Recorded ${name}.\n`);
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${name}: ${error instanceof Error ? error.stack : String(error)}\n`);
  }
}
await client.close();
