import { database, editorQueries, secret, siteUrl, webhook } from './connection-items.ts';
import { documents } from './documents-item.ts';
import { files } from './files-item.ts';
import type { Finding } from './finding.ts';
import { forms, plugin, revisions, versions } from './plugin-items.ts';
import { depth, operations, tags, templates } from './schema-items.ts';
import type { Seen } from './seen.ts';
import {
  frontPage,
  linkedPages,
  media,
  menus,
  permalinks,
  pictures,
  postsPage,
  reserved,
  searchEngines,
} from './settings-items.ts';
import { figures, tables } from './tables-item.ts';

/** What the doctor decides about a CMS that speaks GraphQL, in the order of its report. */
export const items = {
  secret: ['Shared secret', secret],
  operations: ['Operations', operations],
  depth: ['Query depth', depth],
  tags: ['Query Analyzer', tags],
  versions: ['Versions', versions],
  plugin: ['Companion plugin', plugin],
  siteUrl: ['Front-end URL', siteUrl],
  webhook: ['Webhook', webhook],
  editorQueries: ['Queries of editors', editorQueries],
  permalinks: ['Permalinks', permalinks],
  frontPage: ['Front page', frontPage],
  postsPage: ['Posts page', postsPage],
  reserved: ['Reserved paths', reserved],
  linkedPages: ['Linked pages', linkedPages],
  searchEngines: ['Search engines', searchEngines],
  menus: ['Menus', menus],
  templates: ['Page templates', templates],
  media: ['Media library', media],
  pictures: ['Pictures', pictures],
  revisions: ['Revisions', revisions],
  forms: ['Forms', forms],
  files: ['Files of visitors', files],
  database: ['Database', database],
  tables: ['Tables', tables],
  figures: ['Figures', figures],
  documents: ['Documents', documents],
} as const satisfies Readonly<Record<string, readonly [title: string, (seen: Seen) => Finding]>>;

/** An item in the report. */
export interface ReportedItem extends Finding {
  item: 'reachable' | 'endpoint' | 'redis' | keyof typeof items;
  title: string;
}

/** Every finding about a CMS that speaks GraphQL. */
export function decideAll(seen: Seen): ReportedItem[] {
  const names = Object.keys(items) as (keyof typeof items)[];
  return names.map((item) => {
    const [title, decide] = items[item];
    return { item, title, ...decide(seen) };
  });
}
