import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { print } from 'graphql/language/index.js';
import { LRUCache } from 'lru-cache';
import { CmsUnreachableError, isCmsError } from '../cms-client/errors.ts';
import { untilAborted } from '../cms-client/until-aborted.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';
import { addOnQueries } from '../forms/server/add-on-fields.ts';
import { GetForm } from '../forms/server/form.query.ts';
import { GetPostFields, GetRareFields } from '../forms/server/rare-fields.query.ts';
import type { StoredDefinitions } from './lead-store.ts';

/** Definitions of the forms that visitors may send, also while the CMS is down. */
export interface FormDefinitionCache {
  /**
   * The form as the CMS has it, or its last good definition when the CMS fails or is slow.
   * @param version that the visitor was shown: if it differs from the cached one, the CMS may have a newer one
   * @param deadline for a form without a stored definition; the request itself goes on and fills the cache
   * @returns undefined when there is no such form
   * @throws CmsError when the CMS fails or misses the deadline and no definition is stored
   */
  get(id: number, version?: string, deadline?: AbortSignal): Promise<FormDefinition | undefined>;
  /** Stores a definition that just came with a page, so that visitors of the page can send the form. Never rejects. */
  put(form: FormDefinition): Promise<void>;
  /** Fetches every form again when it is next used: what definitions depend on besides the form has changed. */
  expire(): void;
}

interface FormDefinitionCacheOptions {
  /** Fetches the form from the CMS; undefined when it has no such form. */
  fetchForm: (id: number) => Promise<FormDefinition | undefined>;
  definitions: StoredDefinitions;
  now?: () => number;
}

/** After this long, a definition is fetched again. */
const FRESH_MS = 60_000;
/** The same when the visitor was shown another version. */
const RECHECK_MS = 2_000;
/** How long a submission waits for the newest definition when an older one is stored. */
const NEWEST_WAIT_MS = 1_000;
const MAX_CACHED = 500;

/** Definitions stored by a release with a different query may not have the shape that this code expects. */
const queries = [GetForm, GetRareFields, GetPostFields, ...Object.values(addOnQueries)];
const shape = createHash('sha256').update(queries.map(print).join()).digest('hex');

function explainDeadline(cause: unknown): never {
  if (isCmsError(cause)) throw cause;
  throw new CmsUnreachableError('GetForm', 'the visitor has no time left', { cause });
}

interface CachedForm {
  form: FormDefinition | undefined;
  checkedAt: number;
}

/** Caches definitions in memory and beside the leads. Failures of the store only lose the stored copy. */
export function createFormDefinitionCache({
  fetchForm,
  definitions,
  now = Date.now,
}: FormDefinitionCacheOptions): FormDefinitionCache {
  const cached = new LRUCache<number, CachedForm>({ max: MAX_CACHED });
  /** Versions that are stored. */
  const stored = new Map<number, string>();
  const fetching = new Map<number, Promise<FormDefinition | undefined>>();

  async function store(form: FormDefinition): Promise<void> {
    const { databaseId: id, version } = form;
    if (stored.get(id) === version) return;
    try {
      await definitions.write(form, shape);
      stored.set(id, version);
    } catch {
      // The copy in memory is good enough until the definition is fetched again.
    }
  }

  async function put(form: FormDefinition): Promise<void> {
    cached.set(form.databaseId, { form, checkedAt: now() });
    await store(form);
  }

  async function fetchAndStore(id: number): Promise<FormDefinition | undefined> {
    const form = await fetchForm(id);
    if (form) void put(form);
    else cached.set(id, { form, checkedAt: now() });
    return form;
  }

  function fetchOnce(id: number): Promise<FormDefinition | undefined> {
    const running = fetching.get(id);
    if (running) return running;
    const started = fetchAndStore(id).finally(() => fetching.delete(id));
    fetching.set(id, started);
    return started;
  }

  return {
    put,
    expire() {
      for (const known of cached.values()) known.checkedAt = Number.NEGATIVE_INFINITY;
    },
    async get(id, version, deadline) {
      const known = cached.get(id);
      const mayBeOutdated = version !== undefined && known?.form?.version !== version;
      if (known && now() - known.checkedAt < (mayBeOutdated ? RECHECK_MS : FRESH_MS)) return known.form;
      const newest = fetchOnce(id);
      // A store that hangs must not delay what the CMS sends.
      const old = known?.form ? Promise.resolve(known.form) : definitions.read(id, shape).catch(() => undefined);
      const inTime = newest.catch(async (error: unknown) => {
        const stored = await old;
        if (!stored) throw error;
        return stored;
      });
      const late = pause(NEWEST_WAIT_MS, old, { ref: false }).then((stored) => stored ?? newest);
      return untilAborted(Promise.race([inTime, late]), deadline).catch(explainDeadline);
    },
  };
}
