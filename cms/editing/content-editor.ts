import type { DatabaseSync } from 'node:sqlite';
import type { ContentTypeName } from '@headwater/content-model/content-types.ts';
import type { Change } from '@headwater/contract/webhook.ts';
import { siteTime } from '../content/site-time.ts';
import { inTransaction } from '../database/open-database.ts';
import type { ContentRecord, ContentStatus, UserRecord } from '../database/records.ts';
import type { Tables } from '../database/tables.ts';
import { noChange } from '../webhook/change.ts';
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

export type ContentEditor = ReturnType<typeof contentEditor>;

/**
 * Every way to change content. Each is one transaction, stores a revision, marks the
 * database as edited, and returns what the site must refresh. Permissions are checked before, with
 * `can` in accounts/capabilities.ts.
 */
export function contentEditor({ database, tables, now }: Desk) {
  const timestamp = (): string => siteTime(now());

  /** Runs one write and determines what it changed for visitors. */
  function write(id: number | null, work: () => number): Written {
    return inTransaction(database, () => {
      const before = id === null ? undefined : contentSnapshot(id, tables);
      const written = work();
      tables.options.set('edited', 1);
      return { id: written, change: contentChange(before, contentSnapshot(written, tables), tables) };
    });
  }

  function existing(id: number): ContentRecord {
    const content = tables.content.byId(id);
    if (!content) throw new Error(`There is no content with the ID ${id}.`);
    return content;
  }

  function refuseToHide(id: number): void {
    if (mustStayPublic(id, tables)) throw new Error('The front page and the posts page have to stay public.');
  }

  function keepRevision(content: ContentRecord, author: UserRecord): void {
    tables.revisions.add({
      ...wordsOf(content),
      contentId: content.id,
      authorId: author.id,
      modified: content.modified,
    });
  }

  function setTerms(id: number, { categories, tags }: ContentValues): void {
    if (categories) tables.terms.replace(id, 'category', categories);
    if (tags) tables.terms.replace(id, 'post_tag', tags);
  }

  /** Writes a record at its path and moves its descendants along. */
  function put(before: ContentRecord, wished: ContentRecord): ContentRecord {
    if (isBelow(wished.parentId, before.id, tables)) throw new Error('A page cannot be below itself.');
    const after = { ...wished, ...positionOf(wished, tables) };
    tables.content.update(after.id, after);
    followMove(before, after, tables);
    return after;
  }

  function save(id: number, values: ContentValues, author: UserRecord, status?: ContentStatus): Written {
    return write(id, () => {
      const before = existing(id);
      if (before.status === 'publish' && status !== undefined && status !== 'publish') refuseToHide(id);
      // The first change of seeded content must preserve its original state.
      if (!tables.revisions.newestOf(id)) keepRevision(before, author);
      const wished = { ...withValues(before, values), status: status ?? before.status, modified: timestamp() };
      const isNew = before.status === 'draft' && wished.status !== 'draft';
      const after = put(before, {
        ...wished,
        slug: wished.slug !== '' || wished.status === 'draft' ? wished.slug : slugOf(wished.title) || String(id),
        date: isNew && values.date === undefined ? wished.modified : wished.date,
      });
      setTerms(id, values);
      keepRevision(after, author);
      return id;
    });
  }

  return {
    /** A new draft. */
    create: (type: ContentTypeName, values: ContentValues, author: UserRecord): Written =>
      write(null, () => {
        const draft = withValues(emptyDraft(type, author, timestamp()), values);
        const id = tables.content.insert({ ...draft, ...positionOf(draft, tables) });
        setTerms(id, values);
        keepRevision(existing(id), author);
        return id;
      }),

    /** Saves without changing the status: public content changes at once, a draft stays one. */
    update: (id: number, values: ContentValues, author: UserRecord): Written => save(id, values, author),

    /** Saves and publishes, or with `private` shows it to those who may read private content. */
    publish: (id: number, values: ContentValues, author: UserRecord, status: 'publish' | 'private' = 'publish') =>
      save(id, values, author, status),

    /** Saves and unpublishes; the path is stored in case it is published again. */
    unpublish: (id: number, values: ContentValues, author: UserRecord): Written => save(id, values, author, 'draft'),

    /**
     * Stores unsaved changes for a preview. Visitors still see the previous state, so
     * the site is not notified.
     * @returns the ID of the revision.
     */
    autosave: (id: number, words: Partial<Words>, author: UserRecord): Written =>
      inTransaction(database, () => {
        const content = existing(id);
        if (!tables.revisions.newestOf(id)) keepRevision(content, author);
        tables.options.set('edited', 1);
        const revision = { ...wordsOf({ ...content, ...words }), contentId: id, authorId: author.id };
        return { id: tables.revisions.autosave({ ...revision, modified: timestamp() }), change: noChange };
      }),

    /** Moves to the trash; the path becomes free for other content. */
    trash: (id: number): Written =>
      write(id, () => {
        const content = existing(id);
        if (content.status === 'trash') return id;
        refuseToHide(id);
        tables.trash.add(id, content.status);
        tables.content.update(id, { ...content, status: 'trash', path: null });
        return id;
      }),

    /** Restores content from the trash with its former status, at its path or the next free one. */
    restore: (id: number): Written =>
      write(id, () => {
        const content = existing(id);
        if (content.status !== 'trash') return id;
        put(content, { ...content, status: tables.trash.statusOf(id) ?? 'draft' });
        tables.trash.remove(id);
        return id;
      }),
  };
}
