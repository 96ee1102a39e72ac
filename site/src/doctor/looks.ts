import { contentModel } from '@headwater/content-model/model.ts';
import { templateType } from '@headwater/content-model/template.ts';
import { fileSupportQuery, takesFiles } from '@headwater/contract/forms/file-support.ts';
import { parse } from 'graphql';
import { type CheckedPage, contradictions, missingFigures, unusedFigures } from '../catalogue/tables/check-figures.ts';
import { readLines } from '../catalogue/tables/report.ts';
import { siteTables } from '../catalogue/tables/site-tables.ts';
import { createAuthorizer } from '../cms-client/authorize.ts';
import type { QueryPublic } from '../cms-client/cms-client.ts';
import { isCmsError } from '../cms-client/errors.ts';
import type { SearchEngines } from '../cms-client/send-request.ts';
import { openLeadStore } from '../leads/open-lead-store.ts';
import { OutboxUnavailableError } from '../leads/outbox.ts';
import type { CmsUnderTest } from './cms-under-test.ts';
import { dryRunOf, objectionsIn } from './dry-run.ts';
import { type DocumentStorePlace, lookAtDocuments } from './look-at-documents.ts';
import { lookAtForms } from './look-at-forms.ts';
import { lookAtPlugin } from './look-at-plugin.ts';
import { lookAtSettings } from './look-at-settings.ts';
import { lookAtSite } from './look-at-site.ts';
import { readOperations } from './operations.ts';
import type { DatabaseSeen, Seen, TablesSeen, Validated } from './seen.ts';

/** Reads something from the database of the leads, as the site does; an empty one gets its tables. */
async function lookAtDatabase(databaseUrl: string): Promise<DatabaseSeen> {
  if (databaseUrl === '') return { kind: 'none' };
  const store = await openLeadStore({ DATABASE_URL: databaseUrl, DATA_DIR: '' });
  try {
    await store.archive.list([], 1);
    return { kind: 'responds', name: store.name };
  } catch (error) {
    if (!(error instanceof OutboxUnavailableError)) throw error;
    return { kind: 'fails', name: store.name, why: error.reason };
  } finally {
    await store.close();
  }
}

/** What the doctor needs to look at a CMS and its site. */
export interface Examined {
  cms: CmsUnderTest;
  /** Queries the CMS as the site does. */
  query: QueryPublic;
  /** `CMS_UPLOADS_URL`; may be empty. */
  uploadsUrl: string;
  /** Without a trailing slash. */
  siteUrl: string;
  /** Shared by site and CMS; may be empty. */
  secret: string;
  /** `DATABASE_URL`; may be empty. */
  databaseUrl: string;
  documents: DocumentStorePlace;
  /** Whether the environment has keys for the REST API of Gravity Forms. */
  hasRestKeys: boolean;
  /** `SEARCH_ENGINES`. */
  searchEngines: SearchEngines | '';
  /** `CMS_EDITOR_METHOD`. */
  editorMethod: 'GET' | 'POST';
  seesTokens: () => Promise<boolean>;
}

type Part =
  | 'secret'
  | 'operations'
  | 'templates'
  | 'settings'
  | 'plugin'
  | 'site'
  | 'forms'
  | 'takesFiles'
  | 'database'
  | 'tables'
  | 'documents'
  | 'searchEngines'
  | 'editorQueries';

async function validate(cms: CmsUnderTest, name: string, query: string): Promise<Validated> {
  return { name, objections: objectionsIn(await cms.query(query)) };
}

async function lookAtOperations({ cms }: Examined): Promise<Validated[]> {
  const validated: Validated[] = [];
  for (const { name, document } of await readOperations()) {
    validated.push(await validate(cms, name, dryRunOf(document)));
  }
  return validated;
}

async function lookAtTemplates({ cms }: Examined): Promise<Validated[]> {
  const validated: Validated[] = [];
  for (const label of Object.keys(contentModel.templates)) {
    const template = `template { ... on ${templateType(label)} { templateName } }`;
    validated.push(await validate(cms, label, dryRunOf(parse(`query { contentNodes { nodes { ${template} } } }`))));
  }
  return validated;
}

/** The result, or a sentence when the CMS failed to respond. */
async function orWhyNot<Result>(looking: Promise<Result>): Promise<Result | string> {
  try {
    return await looking;
  } catch (error) {
    if (isCmsError(error)) return error.message;
    throw error;
  }
}

async function lookAtTables(query: QueryPublic): Promise<TablesSeen> {
  let [read, unread] = [0, 0];
  const pages: CheckedPage[] = [];
  for await (const page of siteTables(query)) {
    pages.push(page);
    read += readLines(page.tables).length;
    unread += page.tables.unread.length;
  }
  const contradicting = pages.flatMap((page) => (contradictions(page).length > 0 ? [page.path] : []));
  const lacking = missingFigures(pages).map(({ path }) => path);
  return { read, unread, contradicting, lacking, unused: unusedFigures(pages) };
}

/** Each looks at one part of a CMS that speaks GraphQL. */
export const looks = {
  secret: ({ cms, secret }) => createAuthorizer({ url: cms.requestUrl, secret }).checkSecret(),
  operations: lookAtOperations,
  templates: lookAtTemplates,
  settings: ({ query, ...library }) => orWhyNot(lookAtSettings(query, library)),
  plugin: ({ cms }) => lookAtPlugin(cms),
  site: ({ siteUrl, secret }) => lookAtSite(siteUrl, secret),
  forms: ({ query }) => orWhyNot(lookAtForms(query)),
  takesFiles: async ({ cms }) => takesFiles(await cms.query(fileSupportQuery)),
  database: ({ databaseUrl }) => lookAtDatabase(databaseUrl),
  tables: ({ query }) => orWhyNot(lookAtTables(query)),
  searchEngines: async ({ cms, searchEngines: setting }) => {
    const first = await cms.first();
    return { setting, cms: first.kind === 'response' ? first.searchEngines : undefined };
  },
  editorQueries: async ({ editorMethod: method, seesTokens }) =>
    method === 'POST'
      ? { method, seesTokens: false }
      : orWhyNot(seesTokens().then((isSeen) => ({ method, seesTokens: isSeen }))),
  documents: ({ query, documents }) => orWhyNot(lookAtDocuments(query, documents)),
} as const satisfies { [Name in Part]: (examined: Examined) => Promise<Seen[Name]> };

/** Looks at everything, one request at a time: the CMS has visitors, too. */
export async function lookAtAll(first: Seen['first'], examined: Examined): Promise<Seen> {
  return {
    cmsUrl: examined.cms.url,
    siteUrl: examined.siteUrl,
    first,
    secret: await looks.secret(examined),
    operations: await looks.operations(examined),
    templates: await looks.templates(examined),
    settings: await looks.settings(examined),
    forms: await looks.forms(examined),
    takesFiles: await looks.takesFiles(examined),
    plugin: await looks.plugin(examined),
    site: await looks.site(examined),
    database: await looks.database(examined),
    tables: await looks.tables(examined),
    documents: await looks.documents(examined),
    hasRestKeys: examined.hasRestKeys,
    searchEngines: await looks.searchEngines(examined),
    editorQueries: await looks.editorQueries(examined),
  };
}
