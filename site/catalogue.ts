import { buffer } from 'node:stream/consumers';
import {
  type CheckedPage,
  contradictions,
  missingFigures,
  unusedFigures,
  unusedUnits,
} from './src/catalogue/tables/check-figures.ts';
import { readLines, readShare, unreadText } from './src/catalogue/tables/report.ts';
import { siteTables } from './src/catalogue/tables/site-tables.ts';
import { createCmsClient } from './src/cms-client/cms-client.ts';
import { isCmsError } from './src/cms-client/errors.ts';
import { createUploadFetcher } from './src/cms-client/fetch-upload.ts';
import { readCmsPlaces } from './src/cms-client/read-cms-places.ts';
import { siteLanguage } from './src/documents/languages.ts';
import { LARGEST_COMPARED, papersAgainstTables } from './src/documents/papers-against-tables.ts';
import { readPapers } from './src/documents/read-papers.ts';
import { explainStartError } from './src/server/start/explain-start-error.ts';

function print(path: string, lines: readonly string[]): void {
  if (lines.length > 0) process.stdout.write(`${path}\n${lines.map((line) => `  ${line}\n`).join('')}`);
}

/** `npm run catalogue -- check | extract | products`: what the tables of the CMS's texts say. Exit code 1 when none could be read. */
const isExtract = process.argv.includes('extract');
const isProducts = process.argv.includes('products');
try {
  const { cmsRequestUrl: url, env } = await import('./src/config/env.ts');
  const client = createCmsClient({ url, method: 'POST', persistedQueries: false, secret: env.CMS_SECRET });
  const { setCmsPlaces, uploadsRequestUrls, usualPlaces } = await import('./src/config/cms-places.ts');
  let [read, unread] = [0, 0];
  const pages: CheckedPage[] = [];
  try {
    setCmsPlaces(await readCmsPlaces(client.queryPublic, usualPlaces));
    if (isProducts) {
      const { products } = await readPapers(client.queryPublic, 'en');
      process.stdout.write(JSON.stringify(products.map(({ slug }) => slug.toUpperCase())));
      process.exit(0);
    }
    for await (const page of siteTables(client.queryPublic)) {
      const { path, tables } = page;
      pages.push(page);
      const lines = readLines(tables);
      read += lines.length;
      unread += tables.unread.length;
      const shown = [
        ...(isExtract ? lines : []),
        ...tables.unread.map((row) => `not read: ${unreadText(row)}`),
        ...contradictions(page).map((line) => `contradicts itself: ${line}`),
      ];
      print(path, shown);
    }
    if (process.argv.includes('documents')) {
      const fetcher = createUploadFetcher(uploadsRequestUrls, LARGEST_COMPARED);
      const fetchFile = async (upload: string) => {
        const file = await fetcher.fetch(upload);
        if (!file?.body) throw new Error('the CMS does not have the file');
        return new Uint8Array(await buffer(file.body));
      };
      const { papers } = await readPapers(client.queryPublic, siteLanguage);
      const tablesOf = new Map(pages.map(({ path, tables }) => [path, tables]));
      const compared = papersAgainstTables(papers, tablesOf, fetchFile, siteLanguage);
      for await (const { path, lines } of compared)
        print(
          path,
          lines.map((line) => `contradicts itself: ${line}`),
        );
      await fetcher.close();
    }
  } finally {
    await client.close();
  }
  for (const { path, names } of missingFigures(pages)) process.stdout.write(`${path}\n  lacks: ${names.join(', ')}\n`);
  process.stdout.write(`No table states: ${unusedFigures(pages).join(', ') || '–'}.\n`);
  process.stdout.write(`No table has a value in: ${unusedUnits(pages).join(', ') || '–'}.\n`);
  process.stdout.write(`The site reads ${readShare(read, unread)} of the tables at ${env.CMS_URL}.\n`);
  process.exitCode = read === 0 && unread > 0 ? 1 : 0;
} catch (error) {
  process.stderr.write(`${isCmsError(error) ? error.message : explainStartError(error)}\n`);
  process.exitCode = 2;
}
