import type { DatabaseSync } from 'node:sqlite';
import type { ContentTypeName } from '@headwater/content-model/content-types.ts';
import type { Change } from '@headwater/contract/webhook.ts';
import { siteTime } from '../content/site-time.ts';
import { inTransaction } from '../database/open-database.ts';
import type { ContentRecord, ContentStatus, UserRecord } from '../database/records.ts';
import type { Tables } from '../database/tables.ts';
import { contentChange, contentSnapshot } from '../webhook/content-change.ts';
import { type ContentValues, emptyDraft, type Words, withValues, wordsOf } from './content-values.ts';
import { followMove, isBelow, mustStayPublic, positionOf } from './position.ts';
import { slugOf } from './slug.ts';

/** What was written, and the change that the site must receive. */
export interface Written {
  id: number;
  change: Change;
}

interface Desk {
  database: DatabaseSync;
  tables: Tables;
  /** Epoch milliseconds. */
  now: () => number;
}

/** `private` content is shown to those who may read it. */
type SavedStatus = Extract<ContentStatus, 'draft' | 'publish' | 'private'>;

export type ContentEditor = ReturnType<typeof contentEditor>;

/**
 * Every way to change content. Each is one transaction, stores a revision, marks the
 * database as edited, and returns what the site must refresh. Permissions are checked before, with
 * `can` in accounts/capabilities.ts.
 */
export function contentEditor({ database, tables, now }: Desk) {
  /** Runs one write and determines what it changed for visitors. */
  function write(id: number | null, work: () => number): Written {
    return inTransaction(database, () => {
      const before = id === null ? undefined : contentSnapshot(id, tables);
      const written = work();
      tables.options.set('edited', 1);
      return { id: written, change: contentChange(before, contentSnapshot(written, tables), tables) };
    });
  }

  return {
    /** A new draft. */
    create: (type: ContentTypeName, values: ContentValues, author: UserRecord): Written =>
      write(null, () => {
        const draft = withValues(emptyDraft(type, author, siteTime(now())), values);
        const id = tables.content.insert({ ...draft, ...positionOf(draft, tables) });
        setTerms(id, values, tables);
        keepRevision(existing(id, tables), author, tables);
        return id;
      }),

    /**
     * Saves, and publishes or unpublishes where a status says so: without one, public content changes at once and a draft
     * stays one. Unpublished content keeps its path in case it is published again.
     */
    save: (id: number, values: ContentValues, author: UserRecord, status?: SavedStatus): Written =>
      write(id, () => {
        const before = existing(id, tables);
        if (before.status === 'publish' && status !== undefined && status !== 'publish') refuseToHide(id, tables);
        // The first change of seeded content must preserve its original state.
        if (!tables.revisions.newestOf(id)) keepRevision(before, author, tables);
        const after = put(before, savedContent(before, values, status ?? before.status, siteTime(now())), tables);
        setTerms(id, values, tables);
        keepRevision(after, author, tables);
        return id;
      }),

    /**
     * Stores unsaved changes for a preview. Visitors still see the previous state, so
     * the site is not notified.
     * @returns the ID of the revision.
     */
    autosave: (id: number, words: Partial<Words>, author: UserRecord): number =>
      inTransaction(database, () => {
        const content = existing(id, tables);
        if (!tables.revisions.newestOf(id)) keepRevision(content, author, tables);
        tables.options.set('edited', 1);
        const revision = { ...wordsOf({ ...content, ...words }), contentId: id, authorId: author.id };
        return tables.revisions.autosave({ ...revision, modified: siteTime(now()) });
      }),

    /** Moves to the trash; the path becomes free for other content. */
    trash: (id: number): Written =>
      write(id, () => {
        const content = existing(id, tables);
        if (content.status === 'trash') return id;
        refuseToHide(id, tables);
        tables.trash.add(id, content.status);
        tables.content.update(id, { ...content, status: 'trash', path: null });
        return id;
      }),

    /** Restores content from the trash with its former status, at its path or the next free one. */
    restore: (id: number): Written =>
      write(id, () => {
        const content = existing(id, tables);
        if (content.status !== 'trash') return id;
        put(content, { ...content, status: tables.trash.statusOf(id) ?? 'draft' }, tables);
        tables.trash.remove(id);
        return id;
      }),
  };
}

function existing(id: number, { content }: Tables): ContentRecord {
  const found = content.byId(id);
  if (!found) throw new Error(`There is no content with the ID ${id}.`);
  return found;
}

function refuseToHide(id: number, tables: Tables): void {
  if (mustStayPublic(id, tables)) throw new Error('The front page and the posts page have to stay public.');
}

/** What is stored when values are saved: the first publication sets the date and, where there is none, the slug. */
function savedContent(before: ContentRecord, values: ContentValues, status: ContentStatus, time: string) {
  const wished = { ...withValues(before, values), status, modified: time };
  if (status === 'draft') return wished;
  return {
    ...wished,
    slug: wished.slug || slugOf(wished.title) || String(before.id),
    date: before.status === 'draft' && values.date === undefined ? time : wished.date,
  };
}

/** Writes a record at its path and moves its descendants along. */
function put(before: ContentRecord, wished: ContentRecord, tables: Tables): ContentRecord {
  if (isBelow(wished.parentId, before.id, tables)) throw new Error('A page cannot be below itself.');
  const after = { ...wished, ...positionOf(wished, tables) };
  tables.content.update(after.id, after);
  followMove(before, after, tables);
  return after;
}

function setTerms(id: number, { categories, tags }: ContentValues, { terms }: Tables): void {
  if (categories) terms.replace(id, 'category', categories);
  if (tags) terms.replace(id, 'post_tag', tags);
}

function keepRevision(content: ContentRecord, author: UserRecord, { revisions }: Tables): void {
  const { id, modified } = content;
  revisions.add({ ...wordsOf(content), contentId: id, authorId: author.id, modified });
}
