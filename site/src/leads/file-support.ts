import type { CmsClient } from '../cms-client/cms-client.ts';
import { CmsQueryError } from '../cms-client/errors.ts';
import { FileSupportCheck } from '../forms/server/file-support-check.mutation.ts';
import type { OutboxFile } from './outbox-file.ts';

/**
 * How leads with files reach the CMS. `rest`: Gravity Forms' REST API, for which the environment has keys. `graphql`:
 * the mutation, where WPGraphQL Upload is installed. `none`: visitors are asked to email their files.
 */
export type FileWay = 'rest' | 'graphql' | 'none';

export interface FileSupport {
  way(): FileWay;
  /** Asks the CMS whether its mutation takes files, unless the environment decides. Never throws. */
  check(): Promise<void>;
}

interface FileSupportOptions {
  client: Pick<CmsClient, 'mutate'>;
  file: OutboxFile;
  cmsUrl: string;
  /** Whether the environment has keys for the REST API. */
  hasRestKeys: boolean;
  /** Called when pages show forms wrongly from now on. */
  onChange: () => void;
}

/** Unknown in the input's type: the plugin has the field only where WPGraphQL Upload is active. */
const UNKNOWN_FIELD = /fileUploadValues/;

/** What the CMS answered last is stored beside the leads, so that a restart during an outage offers the same forms. */
export function createFileSupport({ client, file, cmsUrl, hasRestKeys, onChange }: FileSupportOptions): FileSupport {
  let known: boolean | undefined;

  function read(): boolean {
    if (known !== undefined) return known;
    try {
      const row = file.use((database) => database.prepare('SELECT takesFiles FROM cms WHERE url = ?').get(cmsUrl));
      if (row?.takesFiles != null) known = row.takesFiles === 1;
    } catch {
      // The next call reads again.
    }
    return known ?? false;
  }

  function store(takesFiles: boolean): void {
    const before = read();
    known = takesFiles;
    if (before !== takesFiles) onChange();
    try {
      file.use((database) =>
        database
          .prepare(
            `INSERT INTO cms (url, honorsKeys, heardAt, takesFiles) VALUES (:url, 0, 0, :takesFiles)
             ON CONFLICT (url) DO UPDATE SET takesFiles = :takesFiles`,
          )
          .run({ url: cmsUrl, takesFiles: Number(takesFiles) }),
      );
    } catch {
      // The next check tries again.
    }
  }

  return {
    way: () => (hasRestKeys ? 'rest' : read() ? 'graphql' : 'none'),
    async check() {
      if (hasRestKeys) return;
      try {
        // Validated by the CMS, but never executed.
        const input = { id: '0', fieldValues: [{ id: 0, fileUploadValues: [] }] };
        const { data, errors } = await client.mutate(FileSupportCheck, { input, isExecuted: false });
        if (errors.length === 0 && typeof data.__typename === 'string') store(true);
      } catch (error) {
        const isUnknown = error instanceof CmsQueryError && error.errors.some((e) => UNKNOWN_FIELD.test(e.message));
        if (isUnknown) store(false);
      }
    },
  };
}
