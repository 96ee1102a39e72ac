/** A text that mentions the demo, and what is left of it without. */
type Cut = readonly [from: string | RegExp, to: string];

/** A part of a document that is about the demo alone. */
const marked: Cut = [/<!-- demo -->\n[\s\S]*?<!-- \/demo -->\n\n?/g, ''];

/** Where files outside this folder mention the demo. Each cut must match, so that the list stays true. */
export const references: Readonly<Record<string, readonly Cut[]>> = {
  'package.json': [
    ['    "demo",\n', ''],
    [/ {4}"demo:\w+": "[^"]+",?\n/g, ''],
    ['    "startingContent": "demo/starting-content.ts",\n', ''],
    [/,\s*"demo\/journeys\/playwright\.config\.ts"/, ''],
    // The last script may have been the demo's.
    [/,(\n {2}\})/g, '$1'],
  ],
  'tsconfig.json': [
    [' "demo",', ''],
    [', "demo/drawings", "demo/*.tsx"', ''],
  ],
  'site/tsconfig.json': [['"../demo/*.tsx", ', '']],
  'tools/bin/commands.mjs': [[/ {2}'demo:\w+': .*\n/g, '']],
  'tools/import-graph.ts': [['|demo\\/(?:drawings|journeys|services)', '']],
  'tools/mutate/choose-mutants.test.ts': [[/ {4}\['demo\/.*\n/, '']],
  'knip.json': [
    [/ {4}"demo": \{[\s\S]*?\n {4}\},\n/, ''],
    [', "ffmpeg"', ''],
  ],
  'vitest.config.ts': [
    ['demo,', ''],
    [/ *\/\/ The demo's journeys and services.*\n/, ''],
    [", 'demo/{drawings,journeys,services}/**'", ''],
  ],
  'e2e/services/vitest.config.ts': [['{e2e,demo}', 'e2e']],
  'README.md': [marked, [/^demo\/ .*\n/m, '']],
  'CONTRIBUTING.md': [marked],
  'site/src/map/outlines/region-polygons.ts': [
    ['Written by demo/drawings/geography/write-outlines.ts, in this form.', 'Written in this form.'],
  ],
  'docs/requirements.md': [[/^.*`demo\/.*\n/gm, '']],
  'docs/glossary.md': [[/^- \*\*demo\*\*: .*\n/m, '']],
  'docs/architecture.md': [
    ['demo/ or starting content of your own', 'starting content of your own'],
    [/^- `demo\/`: .*\n/m, ''],
  ],
};

/** Files and folders beside `demo` that are about it: pictures of it, and the page that shows them. */
export const removed = ['docs/images', 'docs/design.md'] as const;

/**
 * A file's text without the demo.
 * @throws Error when a cut finds nothing: the file has changed, and the list above has to follow
 */
export function withoutDemo(file: string, text: string): string {
  return (references[file] ?? []).reduce((rest, [from, to]) => {
    const cut = rest.replace(from, to);
    if (cut === rest && file !== 'package.json') throw new Error(`${file} has nothing like ${String(from)}.`);
    return cut;
  }, text);
}
