import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileSupportQuery, takesFiles } from '@headwater/contract/forms/file-support.ts';
import { notGraphql } from '@headwater/contract/http/not-graphql.ts';
import { parsedJson } from '@headwater/contract/parsed-json.ts';
import type { GravityField, GravityForm } from '@headwater/gravity-forms/gravity-form.ts';
import { isOn, type Json, type JsonObject, textOf } from '@headwater/gravity-forms/json.ts';
import { isFileField } from '@headwater/gravity-forms/report/form-report.ts';
import { basicAuthorization, splitCredentials } from '@headwater/runtime/basic-auth.ts';
import { Kind, parse } from 'graphql';
import { CommandError } from '../command-error.ts';
import { root } from '../paths.ts';

/** What the report reads of a field, by the contract's name and Gravity Forms' property. */
const facts = {
  label: 'label',
  isRequired: 'isRequired',
  defaultValue: 'defaultValue',
  hasRichTextEditor: 'useRichTextEditor',
  isCalculation: 'enableCalculation',
  calculationFormula: 'calculationFormula',
} as const;

/** Types whose inputs WPGraphQL for Gravity Forms cannot resolve on its own. */
const choicesWithInputs = ['MultiChoiceField', 'ImageChoiceField'];

const waitMs = 20_000;

/** The query for all forms. A WordPress refuses a query with types that it lacks; one without details names none. */
async function formsQuery(lacking: readonly string[] | 'details'): Promise<string> {
  const fragments = lacking === 'details' ? '' : await typeFragments(lacking);
  const settings = lacking === 'details' ? '' : 'gfSettings { recaptcha { publicKey } }';
  return `query Forms($after: String) { ${settings} gfForms(first: 10, after: $after) { pageInfo { hasNextPage endCursor }
    nodes { databaseId title formFields(first: 600) { nodes { databaseId type inputType ${fragments} } } } } }`;
}

/** A fragment for each type of field in the contract, with those of the facts that it has. */
async function typeFragments(lacking: readonly string[]): Promise<string> {
  const { definitions } = parse(await readFile(join(root, 'contract/schema.graphql'), 'utf8'));
  return definitions
    .flatMap((definition) => {
      if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return [];
      if (lacking.includes(definition.name.value)) return [];
      if (!definition.interfaces?.some(({ name }) => name.value === 'FormField')) return [];
      const names = (definition.fields ?? [])
        .map(({ name }) => name.value)
        .filter((name) => Object.hasOwn(facts, name));
      const inputs = choicesWithInputs.includes(definition.name.value) ? ' inputs { id }' : '';
      return names.length > 0 ? [`... on ${definition.name.value} { ${names.join(' ')}${inputs} }`] : [];
    })
    .join(' ');
}

interface Result {
  data?: {
    gfSettings?: { recaptcha: { publicKey: string | null } | null } | null;
    gfForms: {
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
      nodes: { databaseId: number; title: string | null; formFields: { nodes: (JsonObject | null)[] | null } | null }[];
    } | null;
  };
  errors?: { message: string }[];
}

/**
 * All active forms of a live CMS, as far as its GraphQL describes them, and whether it takes the files of their fields and
 * has a key for their captchas.
 * @param url of the CMS or of its GraphQL endpoint
 * @throws CommandError saying what to check
 */
export async function liveForms(
  url: string,
): Promise<{ forms: GravityForm[]; takesFiles: boolean; hasCaptchaKey: boolean }> {
  // Where WordPress has a directory of its own, /graphql is a page to FaustWP, which redirects it to the site.
  const endpoint = /graphql\/?$/.test(url) ? url : `${url.replace(/\/+$/, '')}/index.php?graphql`;
  let query = await formsQuery([]);
  let result = await send(endpoint, query, null);
  // With data, errors say which parts of it are missing.
  const lacking = (result.errors ?? []).flatMap(({ message }) => /Unknown type "(\w+)"/.exec(message)?.[1] ?? []);
  for (const without of [lacking, 'details'] as const) {
    if (result.data?.gfForms) break;
    query = await formsQuery(without);
    result = await send(endpoint, query, null);
  }
  const forms: GravityForm[] = [];
  const known = new Set<number>();
  for (;;) {
    const page = result.data?.gfForms;
    if (!page)
      throw new CommandError(
        `${splitCredentials(endpoint).url} lists no forms: ${result.errors?.[0]?.message ?? 'no reason given'}.`,
      );
    const { hasNextPage, endCursor } = page.pageInfo;
    const isNew = page.nodes.some(({ databaseId }) => !known.has(databaseId));
    for (const { databaseId } of page.nodes) known.add(databaseId);
    if (!isNew && hasNextPage) {
      throw new CommandError(
        `${splitCredentials(endpoint).url} goes on after ${forms.length} forms without listing another one: its cursors are broken.`,
      );
    }
    forms.push(
      ...page.nodes.map(({ databaseId, title, formFields }) => formOf(databaseId, title, formFields?.nodes ?? [null])),
    );
    if (!hasNextPage || endCursor === null) break;
    result = await send(endpoint, query, endCursor);
  }
  const { gfSettings } = result.data ?? {};
  const hasCaptchaKey = gfSettings === undefined || Boolean(gfSettings?.recaptcha?.publicKey);
  const hasFiles = forms.some(({ fields }) => fields.some(isFileField));
  return { forms, hasCaptchaKey, takesFiles: !hasFiles || takesFiles(await send(endpoint, fileSupportQuery, null)) };
}

async function send(requestUrl: string, query: string, after: string | null): Promise<Result> {
  const { url: endpoint } = splitCredentials(requestUrl);
  const expected = `Give the URL of a WordPress with WPGraphQL for Gravity Forms, or of the local CMS.`;
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { ...basicAuthorization(requestUrl), 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { after } }),
      signal: AbortSignal.timeout(waitMs),
    });
    const text = await response.text();
    const result = parsedJson(text);
    if (result !== undefined) return result as Result;
    const type = response.headers.get('content-type')?.split(';')[0] ?? '';
    const { sees, fix } = notGraphql(response.status, type, text);
    throw new CommandError(`${endpoint} responds, but not with GraphQL (${sees}). ${fix}`);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new CommandError(`${endpoint} did not respond with GraphQL (${cause}). ${expected}`);
  }
}

/** @param nodes null for what WordPress cannot describe: a field of a type that no active plugin has, or all for one */
function formOf(id: number, title: string | null, nodes: readonly (JsonObject | null)[]): GravityForm {
  return { id, title: title ?? '', fields: nodes.map((node) => (node ? fieldOf(node) : undescribed)) };
}

const undescribed: GravityField = { id: 0, type: 'unknown', label: 'a field that WordPress cannot describe' };

function fieldOf({ databaseId, type, inputType, ...details }: JsonObject): GravityField {
  const properties = Object.entries(details).map(([name, value]): [string, Json] => {
    const property = Object.entries(facts).find(([known]) => known === name)?.[1] ?? name;
    return [property, typeof value === 'boolean' ? isOn(value) : value];
  });
  return {
    ...Object.fromEntries(properties),
    id: Number(databaseId),
    type: textOf(type).toLowerCase(),
    inputType: textOf(inputType).toLowerCase(),
  };
}
