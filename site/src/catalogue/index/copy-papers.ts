import { setImmediate as turn } from 'node:timers/promises';
import * as texts from '@headwater/brand/texts.ts';
import { languageName, siteLanguage } from '../../documents/languages.ts';
import { languagesOf, type Paper, paperPath, type WrittenPaper } from '../../documents/paper.ts';
import { immediately } from '../../sqlite/immediate-transaction.ts';
import type { CatalogueFile } from './catalogue-files.ts';
import type { IndexRecord } from './read-record.ts';
import { createRecordWriter } from './write-record.ts';

function readPaper(paper: Paper, id: number): IndexRecord {
  const { title, number, kind, products, files } = paper;
  const languages = languagesOf(paper, siteLanguage).map(languageName);
  const tables = { specifications: [], series: [], parts: [], crossReferences: [], curves: [], unread: [] };
  return {
    id,
    path: paperPath(paper),
    group: 'papers',
    title,
    paperNumber: number,
    category: texts.paperKinds[kind],
    listed: 'paper',
    modified: files[0]?.date || undefined,
    teaser: products.map((product) => product.title).join(' '),
    body: files.map(({ note }) => note).join(' '),
    documents: languages.join(' '),
    excerpt: [texts.paperKinds[kind], ...languages].join(' · '),
    date: undefined,
    image: undefined,
    figures: [],
    drawing: undefined,
    tables,
  };
}

/** Papers between which queries get their turn. */
const AT_ONCE = 20;

/** Makes a file have these papers and no others, and writes only those that are not as it has them. */
export async function copyPapers({ database }: CatalogueFile, papers: readonly WrittenPaper[]): Promise<void> {
  const rows = database.prepare('SELECT slug, node, paper FROM papers').all();
  const known = new Map(rows.map((row) => [String(row.slug), { node: Number(row.node), paper: row.paper }]));
  const writer = createRecordWriter(database);
  const put = database.prepare('INSERT OR REPLACE INTO papers VALUES (?, ?, ?)');
  const forget = database.prepare('DELETE FROM papers WHERE slug = ?');
  // Below zero: no node of the CMS has such an ID.
  let lowest = Math.min(0, ...rows.map(({ node }) => Number(node)));

  function write({ slug, paper }: WrittenPaper): void {
    const was = known.get(slug);
    if (was) writer.remove(was.node);
    else lowest -= 1;
    const node = was?.node ?? lowest;
    writer.write(readPaper(JSON.parse(paper), node));
    put.run(slug, node, paper);
  }

  const changed = papers.filter(({ slug, paper }) => known.get(slug)?.paper !== paper);
  for (let start = 0; start < changed.length; start += AT_ONCE) {
    immediately(database, () => changed.slice(start, start + AT_ONCE).forEach(write));
    await turn();
  }
  const slugs = new Set(papers.map(({ slug }) => slug));
  immediately(database, () => {
    for (const [slug, { node }] of known) {
      if (slugs.has(slug)) continue;
      writer.remove(node);
      forget.run(slug);
    }
  });
}
