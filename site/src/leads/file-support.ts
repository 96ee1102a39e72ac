import type { CmsClient } from '../cms-client/cms-client.ts';
import { CmsQueryError } from '../cms-client/errors.ts';
import { FileSupportCheck } from '../forms/server/file-support-check.mutation.ts';
import type { StoredCmsFacts } from './lead-store.ts';

/**
 * How leads with files reach the CMS. `rest`: Gravity Forms' REST API, for which the environment has keys. `graphql`:
 * the mutation, where WPGraphQL Upload is installed. `none`: visitors are asked to email their files.
 */
export type FileWay = 'rest' | 'graphql' | 'none';

export interface FileSupport {
  way(): FileWay;
  /** Reads what the CMS responded in an earlier process. Never rejects. */
  load(): Promise<void>;
  /**
   * Finds out from the CMS whether its mutation takes files, unless the environment decides. Never rejects.
   * @returns whether that is known now
   */
  check(): Promise<boolean>;
}

interface FileSupportOptions {
  client: Pick<CmsClient, 'mutate'>;
  facts: StoredCmsFacts;
  cmsUrl: string;
  /** Whether the environment has keys for the REST API. */
  hasRestKeys: boolean;
  /** Called when pages show forms wrongly from now on. */
  onChange: () => void;
}

/** Unknown in the input's type: the plugin has the field only where WPGraphQL Upload is active. */
const UNKNOWN_FIELD = /fileUploadValues/;

/** What the CMS responded last is stored beside the leads, so that a restart during an outage offers the same forms. */
export function createFileSupport({ client, facts, cmsUrl, hasRestKeys, onChange }: FileSupportOptions): FileSupport {
  let known: boolean | undefined;

  async function load(): Promise<void> {
    try {
      known ??= (await facts.read(cmsUrl)).takesFiles;
    } catch {
      // The next check reads again.
    }
  }

  async function store(takesFiles: boolean): Promise<void> {
    await load();
    const before = known ?? false;
    known = takesFiles;
    if (before !== takesFiles) onChange();
    try {
      await facts.write(cmsUrl, { takesFiles });
    } catch {
      // The next check tries again.
    }
  }

  return {
    way: () => (hasRestKeys ? 'rest' : known ? 'graphql' : 'none'),
    load,
    async check() {
      if (hasRestKeys) return true;
      try {
        // Validated by the CMS, but never executed.
        const input = { id: '0', fieldValues: [{ id: 0, fileUploadValues: [] }] };
        const { data, errors } = await client.mutate(FileSupportCheck, { input, isExecuted: false });
        const isTaken = errors.length === 0 && typeof data.__typename === 'string';
        if (isTaken) await store(true);
        return isTaken;
      } catch (error) {
        const isUnknown = error instanceof CmsQueryError && error.errors.some((e) => UNKNOWN_FIELD.test(e.message));
        if (isUnknown) await store(false);
        return isUnknown;
      }
    },
  };
}
