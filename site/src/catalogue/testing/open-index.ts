import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd } from '@headwater/tools/at-end.ts';
import { catalogueFiles } from '../index/catalogue-files.ts';
import { keepCurrent } from '../index/keep-current.ts';
import { catalogueMethods } from '../index/methods.ts';
import { contentOf, noTables, type TestNode } from './indexed-content.ts';

/** A folder that ends with the test or the file. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'headwater-catalogue-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

interface Options extends Partial<Parameters<typeof keepCurrent>[0]> {
  folder?: string;
  confirmationPages?: readonly number[];
  synonymsOf?: Parameters<typeof catalogueMethods>[2]['synonymsOf'];
}

/** An index of these nodes, as one process has it until the test or the file ends. */
export function indexOf(nodes: TestNode[], options: Options = {}) {
  const { folder = emptyFolder(), confirmationPages = [], synonymsOf = () => [], ...own } = options;
  const { files = catalogueFiles(folder, 'one') } = own;
  const { query, queries } = contentOf(nodes, confirmationPages);
  const current = keepCurrent({ files, query, readTables: () => noTables, log: () => undefined, ...own });
  atEnd(() => current.close());
  return { current, methods: catalogueMethods(current, files, { synonymsOf }), queries, folder };
}
