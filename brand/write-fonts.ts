/**
 * Cuts the fonts of this brand to what its pages show first: `npx node brand/write-fonts.ts` writes the files and the
 * stylesheet in `brand/fonts`. Run it after a change of `fonts/faces.ts` or of the weights in `theme.css`.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { type Face, faces, features, firstCharacters } from './fonts/faces.ts';
import { facesCss } from './fonts/faces-css.ts';

const folder = join(import.meta.dirname, 'fonts');

/** Only variable fonts have an axis to limit. */
function axes({ source, weight }: Face) {
  if (!source.includes('-wght-')) return {};
  return { variationAxes: { wght: typeof weight === 'number' ? weight : { min: weight[0], max: weight[1] } } };
}

for (const face of faces) {
  const source = fileURLToPath(import.meta.resolve(face.source));
  const font = await subsetFont(await readFile(source), firstCharacters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    dropTables: face.without,
    ...axes(face),
  });
  await writeFile(join(folder, `${face.file}.woff2`), font);
  const license = join(dirname(dirname(source)), 'LICENSE');
  await copyFile(license, join(folder, `${basename(dirname(license))}.LICENSE.txt`));
  console.log(`${face.file}: ${font.length} bytes`);
}
await writeFile(join(folder, 'faces.css'), facesCss(faces));
