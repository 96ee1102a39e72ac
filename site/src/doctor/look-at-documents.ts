import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { QueryPublic } from '../cms-client/cms-client.ts';
import { readPapers } from '../documents/read-papers.ts';
import { DOCUMENTS } from '../routing/document-paths.ts';
import { GetDoctorPath } from './doctor.query.ts';
import type { DocumentsSeen } from './seen.ts';

/** How full the store of this machine's site is; undefined without one. */
function lookAtStore({ dataFolder, mostBytes }: DocumentStorePlace): DocumentsSeen['store'] {
  const file = join(dataFolder, 'site', 'documents', 'documents.sqlite');
  if (!existsSync(file)) return undefined;
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const row = database.prepare('SELECT coalesce(sum(bytes), 0) AS bytes FROM files').get();
    return { bytes: Number(row?.bytes), mostBytes };
  } finally {
    database.close();
  }
}

export interface DocumentStorePlace {
  dataFolder: string;
  mostBytes: number;
}

export async function lookAtDocuments(query: QueryPublic, place: DocumentStorePlace): Promise<DocumentsSeen> {
  const { papers, products } = await readPapers(query, 'en');
  const { nodeByUri } = (await query(GetDoctorPath, { uri: `${DOCUMENTS}/` })).data;
  const withManual = new Set(
    papers.filter(({ kind }) => kind === 'manual').flatMap((paper) => paper.products.map(({ path }) => path)),
  );
  const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);
  return {
    papers: papers.length,
    // WordPress may find content of a similar name.
    isListTaken: nodeByUri?.uri?.replace(/\/$/, '') === DOCUMENTS,
    // A maker that publishes no manuals has nothing to add.
    withoutManual: withManual.size === 0 ? [] : titles(products.filter(({ path }) => !withManual.has(path))),
    withoutProduct: titles(papers.filter((paper) => paper.products.length === 0)),
    withoutFile: titles(papers.filter(({ files }) => files.some(({ upload }) => upload === ''))),
    store: lookAtStore(place),
  };
}
