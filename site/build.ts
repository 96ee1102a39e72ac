import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBuilder, type Manifest } from 'vite';
import type { BrowserFiles } from './src/page-files/browser-files.ts';
import { scripts } from './src/page-files/script-sources.ts';
import { collectedSheets, optionalSheets } from './src/page-files/sheet-sources.ts';
import { compressBuild } from './src/server/http/static-assets.ts';

const dist = join(import.meta.dirname, 'dist');
const client = join(dist, 'client');
const server = join(dist, 'server');
const brandFiles = fileURLToPath(new URL('public/', import.meta.resolve('@headwater/brand/package.json')));

async function manifestOf(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
}

function urlsOf<Name extends string>(
  names: Readonly<Record<Name, string>>,
  fileOf: (name: Name, source: string) => string | undefined,
): Record<Name, string> {
  const urls = Object.entries<string>(names).map(([name, source]) => {
    // The keys of `names`.
    const file = fileOf(name as Name, source);
    if (file === undefined) throw new Error(`The build has no file for ${name}.`);
    return [name, `/${file}`];
  });
  return Object.fromEntries(urls) as Record<Name, string>;
}

/** Builds the site: scripts for browsers, pages for the server, and the list by which pages find scripts and stylesheets. */
const builder = await createBuilder({ root: import.meta.dirname, logLevel: 'warn' });
const { client: browserBuild, ssr: serverBuild } = builder.environments;
if (!browserBuild || !serverBuild) throw new Error('vite.config.ts has two environments.');
await rm(dist, { recursive: true, force: true });
await builder.build(browserBuild);
await builder.build(serverBuild);

const [inBrowser, onServer] = await Promise.all([manifestOf(client), manifestOf(server)]);
const chunks = Object.values(onServer);
const files: BrowserFiles = {
  scripts: urlsOf(scripts, (_name, source) => inBrowser[source]?.file),
  sheets: {
    ...urlsOf(collectedSheets, (name) => chunks.find((chunk) => chunk.name === name)?.css?.[0]),
    ...urlsOf(optionalSheets, (_name, source) => inBrowser[source]?.file),
  },
};
await writeFile(join(server, 'files.json'), JSON.stringify(files));
await cp(join(server, '_assets'), join(client, '_assets'), { recursive: true });
await cp(brandFiles, client, { recursive: true });
await Promise.all([client, server].map((folder) => rm(join(folder, '.vite'), { recursive: true })));
await compressBuild(client);
