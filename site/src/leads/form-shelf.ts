import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { print } from 'graphql';
import { LRUCache } from 'lru-cache';
import { CmsUnreachableError, isCmsError } from '../cms-client/errors.ts';
import { untilAborted } from '../cms-client/until-aborted.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';
import { GetForm } from '../forms/server/form.query.ts';
import type { OutboxFile } from './outbox-file.ts';

/** The forms that visitors may send, also while the CMS is down. */
export interface FormShelf {
  /**
   * The form as the CMS has it, or its last good definition when the CMS fails or is slow.
   * @param version that somebody was shown: another one than ours may be newer
   * @param deadline for a form that was never seen; the question itself goes on for whoever asks next
   * @returns undefined when there is no such form
   * @throws CmsError when the CMS cannot tell, or not in time, and the form was never seen
   */
  get(id: number, version?: string, deadline?: AbortSignal): Promise<FormDefinition | undefined>;
  /** Takes a definition that the CMS gave for a page just now: whoever reads the page may send the form. */
  put(form: FormDefinition): void;
}

interface FormShelfOptions {
  /** Asks the CMS; undefined when it has no such form. */
  fetchForm: (id: number) => Promise<FormDefinition | undefined>;
  file: OutboxFile;
  now?: () => number;
}

/** After this long the CMS is asked again. */
const FRESH_MS = 60_000;
/** A form whose version is in doubt is asked for again after this long. */
const DOUBTFUL_MS = 2_000;
/** A visitor who sends a form waits this long for its newest definition when there is an older one. */
const PATIENCE_MS = 1_000;
const REMEMBERED = 500;

/** Definitions that were stored by code with another question may have another shape than this code expects. */
const shape = createHash('sha256').update(print(GetForm)).digest('hex');

function explainDeadline(cause: unknown): never {
  if (isCmsError(cause)) throw cause;
  throw new CmsUnreachableError('GetForm', 'the visitor has no time left', { cause });
}

interface Remembered {
  form: FormDefinition | undefined;
  checkedAt: number;
}

/** Keeps definitions in memory and beside the leads. Failures of the disk cost the copy on disk, nothing else. */
export function createFormShelf({ fetchForm, file, now = Date.now }: FormShelfOptions): FormShelf {
  const remembered = new LRUCache<number, Remembered>({ max: REMEMBERED });
  /** Versions that are on disk. */
  const stored = new Map<number, string>();
  const asking = new Map<number, Promise<FormDefinition | undefined>>();

  function onDisk(id: number): FormDefinition | undefined {
    try {
      const row = file.use((database) =>
        database.prepare('SELECT definition FROM forms WHERE id = ? AND shape = ?').get(id, shape),
      );
      // Written by `store` of the same shape.
      return row && (JSON.parse(String(row.definition)) as FormDefinition);
    } catch {
      return undefined;
    }
  }

  function store(id: number, form: FormDefinition): void {
    if (stored.get(id) === form.version) return;
    try {
      file.use((database) =>
        database
          .prepare('INSERT OR REPLACE INTO forms (id, definition, shape, seenAt) VALUES (?, ?, ?, ?)')
          .run(id, JSON.stringify(form), shape, now()),
      );
      stored.set(id, form.version);
    } catch {
      // The copy in memory is good enough until the CMS gives the definition again.
    }
  }

  function put(form: FormDefinition): void {
    store(form.databaseId, form);
    remembered.set(form.databaseId, { form, checkedAt: now() });
  }

  async function ask(id: number): Promise<FormDefinition | undefined> {
    const form = await fetchForm(id);
    if (form) put(form);
    else remembered.set(id, { form, checkedAt: now() });
    return form;
  }

  function askOnce(id: number): Promise<FormDefinition | undefined> {
    const running = asking.get(id);
    if (running) return running;
    const started = ask(id).finally(() => asking.delete(id));
    asking.set(id, started);
    return started;
  }

  return {
    put,
    async get(id, version, deadline) {
      const known = remembered.get(id);
      const isDoubtful = version !== undefined && known?.form?.version !== version;
      if (known && now() - known.checkedAt < (isDoubtful ? DOUBTFUL_MS : FRESH_MS)) return known.form;
      const newest = askOnce(id);
      const old = known?.form ?? onDisk(id);
      if (!old) return untilAborted(newest, deadline).catch(explainDeadline);
      const late = pause(PATIENCE_MS, old, { ref: false });
      return Promise.race([newest.catch(() => old), late]);
    },
  };
}
