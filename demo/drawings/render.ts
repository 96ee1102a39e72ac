/**
 * `npm run demo:render`: renders the demo's pictures and PDFs to `demo/media`, those whose drawing has changed since the
 * last time, and lists them in `demo/media/library.json`. `--all` renders everything anew.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MediaLibrary, mediaFolder } from '../media-library.ts';
import { sourcesHash } from '../sources-hash.ts';
import { drawnImages, filmedClips, writtenDocuments } from './all-media.ts';
import { readStateOutlines } from './geography/state-outlines.ts';
import { writeOutlines } from './geography/write-outlines.ts';
import { rasterize } from './rasterize.ts';

interface Rendered {
  /** Of everything that the media are rendered from. */
  sources: string;
  /** Hash of the drawing or program that each file was rendered from last. */
  files: Record<string, string>;
}

interface Job {
  file: string;
  /** What the file is rendered from: tells one version from the next. */
  from: () => string;
  render: (from: string) => Promise<Buffer>;
}

const atOnce = 2;
const record = join(import.meta.dirname, '..', 'rendered.json');
const library = join(mediaFolder, 'library.json');

const sources = sourcesHash();
const last: Rendered =
  existsSync(record) && !process.argv.includes('--all')
    ? // Written by the end of this file, in the same form.
      (JSON.parse(await readFile(record, 'utf8')) as Rendered)
    : { sources: '', files: {} };

const jobs: Job[] = [
  ...drawnImages.map((image) => ({
    file: image.file,
    from: image.draw,
    render: (svg: string) => rasterize(image, svg),
  })),
  // A document is only known once it is written; everything that may write it stands for it.
  ...writtenDocuments.map(({ file, write }) => ({ file, from: () => sources, render: write })),
];

await mkdir(mediaFolder, { recursive: true });
const files: Record<string, string> = {};
let rendered = 0;
const queue = jobs.values();

async function work(): Promise<void> {
  for (const { file, from, render } of queue) {
    const source = from();
    const hash = createHash('sha256').update(source).digest('base64url');
    files[file] = hash;
    if (last.files[file] === hash && existsSync(join(mediaFolder, file))) continue;
    await writeFile(join(mediaFolder, file), await render(source));
    rendered += 1;
  }
}

await Promise.all(Array.from({ length: atOnce }, work));

// What was rendered once and is drawn no more; a file that this tool never made stays.
const gone = Object.keys(last.files).filter((file) => !(file in files));
for (const file of gone) await rm(join(mediaFolder, file), { force: true });

const listed: MediaLibrary = {
  images: drawnImages.map(({ draw: _, ...image }) => image),
  documents: [...writtenDocuments.map(({ write: _, ...document }) => document), ...filmedClips],
};
const sorted = Object.fromEntries(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1)));
await writeFile(library, `${JSON.stringify(listed, null, 2)}\n`);
await writeFile(record, `${JSON.stringify({ sources, files: sorted } satisfies Rendered, null, 2)}\n`);
await writeOutlines('state-outlines.json', readStateOutlines());

const total = (await readdir(mediaFolder)).length - 1;
process.stdout.write(
  `Rendered ${rendered} of ${jobs.length} files and removed ${gone.length}; demo/media has ${total}.\n`,
);
