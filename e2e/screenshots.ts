/** Pictures of every kind of page at two widths, written to `docs/images/screens`, and `docs/design.md` around them. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '@headwater/scripts/chromium.ts';
import { CommandError } from '@headwater/scripts/command-error.ts';
import { say } from '@headwater/scripts/say.ts';
import { buildSiteIfChanged } from '@headwater/scripts/site-build.ts';
import { type Browser, chromium, type Page } from '@playwright/test';
import { eachPageKind, unknownAddress } from './support/page-kinds.ts';
import { startCompany } from './support/start-company.ts';

const docs = new URL('../docs/', import.meta.url);
const folder = new URL('images/screens/', docs);
/** Two screens high: what a visitor sees at once, and where it leads. */
const views = [
  { width: 390, height: 1_500 },
  { width: 1440, height: 1_700 },
];
const screens = [
  ...eachPageKind.map(([name, path]) => ({ name, path })),
  { name: 'form', path: '/contact/' },
  { name: 'form in two pages', path: '/quote/' },
  { name: 'form with every kind of field', path: '/start-up-report/' },
  { name: 'search with results', path: '/search?q=seal' },
  { name: 'search without results', path: '/search?q=zzzzqq' },
  { name: 'unknown address', path: unknownAddress },
];

function fileName(name: string, width: number): string {
  return `${name.replaceAll(' ', '-')}-${width}.jpg`;
}

/** Images below the fold load when they come near; the picture needs them now. */
async function loadImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.allSettled(images.map((image) => image.decode()));
  });
}

async function takeAll(browser: Browser, site: string): Promise<void> {
  for (const { width, height } of views) {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const { name, path } of screens) {
      await page.goto(site + path, { waitUntil: 'networkidle' });
      await loadImages(page);
      const file = new URL(fileName(name, width), folder).pathname;
      await page.screenshot({ path: file, type: 'jpeg', quality: 62 });
    }
    await context.close();
  }
}

function designPage(): string {
  const sections = screens.map(
    ({ name, path }) =>
      `## ${name[0]?.toUpperCase()}${name.slice(1)}\n\n\`${path}\`\n\n${views
        .map(
          ({ width }) =>
            `<img src="images/screens/${fileName(name, width)}" width="${width > 500 ? 560 : 240}" alt="${name} at ${width} px">`,
        )
        .join('\n')}\n`,
  );
  return `# Design

A working engineering drawing that became a website: paper, ink, hairlines, dimension arrows, figures in
a monospace, and one warm color of red-oxide primer. Name, colors, type, logo, icons and drawn ornaments of the
company are in [brand](../brand); sizes, spacing and motion are tokens in
[tokens.css](../site/src/styles/tokens.css). Nothing outside \`brand/\` has to change for another company.

The pictures are made by \`npm run screenshots\`, on the demo catalogue, at 390 and 1440 px.

${sections.join('\n')}`;
}

const executablePath = findChromium();
if (!executablePath) throw new CommandError('No Chromium found. Set CHROMIUM_PATH to one.');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await buildSiteIfChanged(say);
const data = await mkdtemp(join(tmpdir(), 'headwater-screenshots-'));
const company = await startCompany(data, { catalogue: 'demo' });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  await takeAll(browser, company.siteUrl);
  await writeFile(new URL('design.md', docs), designPage());
  say(`Wrote ${screens.length * views.length} pictures to docs/images/screens and docs/design.md.`);
} finally {
  await browser.close();
  await company.stop();
  await rm(data, { recursive: true });
}
