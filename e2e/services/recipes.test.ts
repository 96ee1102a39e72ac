import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyOfTree } from '@headwater/tools/mutate/copy-of-tree.ts';
import { root } from '@headwater/tools/paths.ts';
import { runTool } from '@headwater/tools/tool.ts';
import { filesOfTree } from '@headwater/tools/tree.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { previewUrl, publish, signedIn, writeDraft } from '../support/editor.ts';
import { changed, followStep, type Recipe, readRecipes } from '../support/recipes/follow-recipe.ts';
import { createSiteCheck, type SiteCheck } from '../support/recipes/site-check.ts';
import { sitemapLocations } from '../support/sitemap.ts';

const GENERATED = 'site/src/cms-client/graphql-env.d.ts';

/** Neither the site nor the local CMS reads these. */
const leftOut = /^(?:demo|docs\/images|bench)\//;

let tree: string;
let recipes: readonly Recipe[];
let check: SiteCheck;
/** The types of the contract as they are before the recipes. */
let typesBefore: string;

async function run(program: string, args: readonly string[], folder = '', env = {}): Promise<void> {
  const { code, output } = await runTool(program, args, join(tree, folder), { env });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}\n${output}`);
}

beforeAll(async () => {
  tree = await copyOfTree((await filesOfTree(root)).filter((file) => !leftOut.test(file)));
  await run(process.execPath, ['tools/commands/model.ts']);
  typesBefore = await readFile(join(tree, GENERATED), 'utf8');
  recipes = readRecipes(await readFile(join(root, 'docs', 'extend.md'), 'utf8'));
  for (const { steps } of recipes) for (const step of steps) await followStep(tree, step);
  await run(process.execPath, ['tools/commands/model.ts']);
  check = createSiteCheck(tree);
}, 300_000);

function stepsOf(title: string) {
  return recipes.find((recipe) => recipe.title === title)?.steps ?? expect.fail(`extend.md has no "${title}"`);
}

test.each(['A content type', 'A page template'])('%s is at most four new files and two changed lines', (title) => {
  const steps = stepsOf(title);
  expect(steps.filter(({ kind }) => kind === 'new').length).toBeLessThanOrEqual(4);
  const lines = steps.filter(({ kind }) => kind === 'change').flatMap(({ text }) => text.match(/^[+-]/gm) ?? []);
  expect(lines.length).toBeLessThanOrEqual(2);
});

/** The site's code with what recipes added. Its tests take as long to check again, and no recipe changes one. */
async function siteCode(): Promise<string[]> {
  const names = await readdir(join(tree, 'site', 'src'), { recursive: true });
  return names.filter((name) => /(?<!\.test)\.tsx?$/.test(name)).map((name) => join('site', 'src', name));
}

test('a tree in which all recipes were followed has no type error', async () => {
  expect(recipes.length).toBeGreaterThanOrEqual(3);
  expect(recipes.flatMap(({ steps }) => steps).filter(({ file }) => file.includes('.test.'))).toEqual([]);
  await run(join(tree, 'node_modules', '.bin', 'tsc'), ['-p', '.']);
  const files = await siteCode();
  expect(files).toContain(join('site', 'src', 'templates', 'event', 'event.template.ts'));
  expect(check.problemsIn(files)).toEqual([]);
});

/** The type errors when a file is as it was before a recipe changed it. */
async function problemsWith(file: string, text: string, lookAt: readonly string[]): Promise<string> {
  const path = join(tree, file);
  const followed = await readFile(path, 'utf8');
  try {
    await writeFile(path, text);
    check.fileChanged(file);
    return check.problemsIn(lookAt).join('\n');
  } finally {
    await writeFile(path, followed);
    check.fileChanged(file);
  }
}

/** The text of a file without a recipe's changes. */
async function before(title: string, file: string): Promise<string> {
  let text = await readFile(join(tree, file), 'utf8');
  const undone = { '+': '-', '-': '+', ' ': ' ' } as const;
  for (const step of stepsOf(title).filter((one) => one.kind === 'change' && one.file === file)) {
    const change = step.text.replaceAll(/^[+ -]/gm, (mark) => undone[mark as keyof typeof undone]);
    text = changed(text, change);
  }
  return text;
}

test('the type check names a type or template that is not in the model, or whose types were not made', async () => {
  const files = ['site/src/templates/event/event.template.ts', 'site/src/templates/price-list/price-list.tsx'];
  const problems = await problemsWith(GENERATED, typesBefore, files);
  for (const file of files) expect(problems).toContain(`${file}: `);
});

test.each([
  ['A content type', 'event'],
  ['A page template', 'template-Price List'],
])('%s without its line in the list of templates is named by the type check', async (title, name) => {
  const file = 'site/src/templates/index.ts';
  const problems = await problemsWith(file, await before(title, file), ['site/src/templates/templates.ts']);
  // TypeScript puts the quotes of a name with spaces into its own.
  expect(problems.replaceAll(/['"]/g, '')).toContain(`Property ${name} is missing`);
});

test.each([
  ['definitions', 'PasswordField', 'form-field.ts'],
  ['inputs', 'PASSWORD', 'inputs-of.ts'],
  ['components', 'PASSWORD', 'component-of.ts'],
])('a type of form field without its line in the %s is named by the type check', async (list, name, checked) => {
  const file = `site/src/forms/fields/${list}.ts`;
  const withoutLine = await before('A type of form field', file);
  const problems = await problemsWith(file, withoutLine, [`site/src/forms/fields/${checked}`]);
  expect(problems).toContain(`Property '${name}' is missing`);
});

test('a block is one folder, its field, its fragment in the query of a template, and a line where it is shown', () => {
  const steps = stepsOf('A field and a block that shows it');
  const folders = steps.filter(({ kind }) => kind === 'new').map(({ file }) => dirname(file));
  expect(new Set(folders).size).toBe(1);
  const changed = steps.filter(({ kind }) => kind === 'change').map(({ file }) => file);
  expect(new Set(changed)).toEqual(
    new Set([
      'content-model/content-types/event.ts',
      'site/src/templates/event/event.query.ts',
      'site/src/templates/event/event.tsx',
    ]),
  );
});

test('a block whose fragment requests other data than its component takes is named by the type check', async () => {
  const file = 'site/src/blocks/event-seats/event-seats.fragment.ts';
  const other = `import { PageInfoParts } from '../../content/page-info.fragment.ts';
    export const EventSeatsFragment = PageInfoParts;`;
  const problems = await problemsWith(file, other, ['site/src/blocks/event-seats/event-seats.tsx']);
  expect(problems).toMatch(/'(?:venue|seats)' does not exist/);
});

test('a template that shows a block without its fragment is named by the type check', async () => {
  const file = 'site/src/templates/event/event.query.ts';
  const text = (await readFile(join(tree, file), 'utf8')).replace('...EventSeatsFragment', '');
  expect(await problemsWith(file, text, ['site/src/templates/event/event.tsx'])).toContain('EventSeatsFragment');
});

test('a new type has a list, a page, a preview and entries in search and sitemap', async () => {
  await run(process.execPath, ['build.ts'], 'site', { NODE_ENV: 'production' });
  const programs: typeof import('@headwater/tools/running-program.ts') = await import(
    pathToFileURL(join(tree, 'tools', 'running-program.ts')).href
  );
  const { freePort }: typeof import('@headwater/tools/ports.ts') = await import(
    pathToFileURL(join(tree, 'tools', 'ports.ts')).href
  );
  const folder = join(tree, '.data');
  const PORT = String(await freePort());
  const siteUrl = `http://127.0.0.1:${PORT}`;
  const CMS_CATALOGUE = join(tree, 'e2e', 'starting-content', 'starting-content.ts');
  const cms = await programs.startCms(folder, { SITE_URL: siteUrl, CMS_CATALOGUE });
  stops.push(cms.stop);
  const site = await programs.startSite(cms.url, folder, 'ready', { PORT, SITE_URL: siteUrl });
  stops.push(site.stop);
  const editor = await signedIn('editor', { siteUrl, cmsUrl: cms.url, folder });
  const read = async (path: string) => {
    const response = await fetch(siteUrl + path);
    return response.status === 200 ? await response.text() : String(response.status);
  };

  const event = { type: 'event', title: 'Open Day', content: '<p>See how castings are poured.</p>' };
  await publish(editor, { ...event, fields: { venue: 'Foundry hall', seats: '40' } }, cms.url);
  await publish(editor, { type: 'page', title: 'Prices', content: '', template: 'Price List' }, cms.url);
  const draft = await writeDraft(editor, { ...event, title: 'Night Tour' }, cms.url);

  await expect.poll(() => read('/event/open-day/'), { timeout: 20_000 }).toContain('castings are poured');
  const page = await read('/event/open-day/');
  expect(page).toContain('Foundry hall');
  expect(page.replaceAll('<!-- -->', '')).toContain('40 seats at Foundry hall');
  expect(page).toContain('<a href="/event/"');
  expect(await read('/event/')).toMatch(/<h1[^>]*>\s*Events[\s\S]*Open Day/);
  expect(await read('/event/')).not.toContain('Night Tour');
  expect(await (await editor.get(previewUrl(draft, siteUrl))).text()).toMatch(/<h1[^>]*>\s*Night Tour/);
  expect(await read('/search?q=castings')).toMatch(/<h2[^>]*>Events<\/h2>[\s\S]*Open Day/);
  expect(await sitemapLocations(`${siteUrl}/sitemap.xml`)).toContain(`${siteUrl}/sitemap-event-1.xml`);
  expect(await sitemapLocations(`${siteUrl}/sitemap-event-1.xml`)).toContain(`${siteUrl}/event/open-day/`);
  expect(await read('/prices/')).toContain('Valid until');
});

const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});
