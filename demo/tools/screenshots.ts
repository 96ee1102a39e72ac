/**
 * `npm run demo:screenshots [-- <part of a name>]`: pictures of every kind of page at two widths, written to
 * `docs/images/screens`, with `docs/design.md`; with an argument, only of the screens whose name contains it.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { productPath as otherProduct } from '@headwater/e2e/brand/starting-content.ts';
import { buildBrandedSite, otherBrand } from '@headwater/e2e/support/branded-site.ts';
import { testContent } from '@headwater/e2e/support/company-content.ts';
import { type RunningCompany, startCompany } from '@headwater/e2e/support/start-company.ts';
import { ensureChromium } from '@headwater/tools/chromium.ts';
import { runStoppableCommand } from '@headwater/tools/run-command.ts';
import { say } from '@headwater/tools/say.ts';
import { buildSiteIfChanged } from '@headwater/tools/site-build.ts';
import { temporaryFolder } from '@headwater/tools/temporary-folder.ts';
import { type Browser, chromium, type Page } from '@playwright/test';
import { demoContent } from '../journeys/content.ts';

const docs = new URL('../../docs/', import.meta.url);
const folder = new URL('images/screens/', docs);
/** Two screens high: what a visitor sees first, and what follows. */
const views = [
  { width: 390, height: 1_500 },
  { width: 1440, height: 1_700 },
];
type CompanyName = 'demo' | 'tests' | 'other brand';

interface Screen {
  name: string;
  path: string;
  /** The company whose page it is; the demo's by default. */
  of?: CompanyName;
  /** All of it instead of two screens. */
  isWhole?: boolean;
  /** Other than a screen in the site's own colors. */
  media?: 'print' | 'forced-colors';
  /** What a visitor types into the field that opens from a wide header. */
  typed?: string;
}

const product = demoContent.pageKinds['product page'];
const screens: readonly Screen[] = [
  ...Object.entries(demoContent.pageKinds).map(([name, path]) => ({ name, path })),
  { name: 'form', path: '/contact/' },
  { name: 'form in two pages', path: '/quote/' },
  { name: 'form with every kind of field', path: '/start-up-report/' },
  { name: 'search with results', path: '/search?q=seal' },
  { name: 'search without results', path: '/search?q=zzzzqq' },
  { name: 'search by duty', path: '/search?q=60+gpm+at+50+ft' },
  { name: 'search in the header', path: '/about/', typed: 'sn40' },
  { name: 'part', path: '/parts/sn-4055-wr/' },
  { name: 'product page in European units', path: `${product}?units=european` },
  { name: 'page that does not exist', path: '/there-is-no-such-page/' },
  { name: 'core blocks', path: '/core-blocks/', of: 'tests', isWhole: true },
  { name: 'product page on paper', path: product, media: 'print', isWhole: true },
  { name: 'front page with forced colors', path: '/', media: 'forced-colors' },
  { name: 'front page in another brand', path: '/', of: 'other brand' },
  { name: 'product page in another brand', path: otherProduct, of: 'other brand' },
];

function fileName(name: string, width: number): string {
  return `${name.replaceAll(' ', '-')}-${width}.jpg`;
}

/** Images below the fold load lazily; the screenshot needs them now. */
async function loadImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.allSettled(images.map((image) => image.decode()));
  });
}

/** Paper has one width, of US letter without its margins. */
function viewsOf({ media, typed }: Screen): typeof views {
  if (typed !== undefined) return [{ width: 1440, height: 900 }];
  return media === 'print' ? [{ width: 718, height: 1_000 }] : views;
}

async function typeIntoHeader(page: Page, typed: string): Promise<void> {
  await page.locator('[data-search]').hover();
  await page.locator('[data-search][aria-expanded]').click();
  await page.keyboard.type(typed);
  await page.getByRole('option').first().waitFor();
}

async function take(page: Page, screen: Screen, siteUrl: string): Promise<void> {
  const { name, path, isWhole = false, media, typed } = screen;
  await page.emulateMedia({
    media: media === 'print' ? 'print' : 'screen',
    forcedColors: media === 'forced-colors' ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
  for (const view of viewsOf(screen)) {
    await page.setViewportSize(view);
    await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
    await loadImages(page);
    if (typed !== undefined) await typeIntoHeader(page, typed);
    const file = new URL(fileName(name, view.width), folder).pathname;
    await page.screenshot({ path: file, type: 'jpeg', quality: 62, fullPage: isWhole });
  }
}

/** Starts each company, takes the screens of its pages, and stops it. */
async function takeAll(browser: Browser, data: string, wanted: readonly Screen[]): Promise<void> {
  const page = await browser.newPage();
  for (const [name, list] of Map.groupBy(wanted, (screen) => screen.of ?? 'demo')) {
    const company = await starters[name](join(data, name));
    try {
      for (const screen of list) await take(page, screen, company.siteUrl);
    } finally {
      await company.stop();
    }
  }
}

const starters: Readonly<Record<CompanyName, (folder: string) => Promise<RunningCompany>>> = {
  demo: (folder) => startCompany(folder, { contentModule: demoContent.contentModule }),
  tests: (folder) => startCompany(folder, { contentModule: testContent.contentModule }),
  'other brand': async (folder) =>
    startCompany(folder, {
      contentModule: join(otherBrand, 'starting-content.ts'),
      siteFolder: (await buildBrandedSite(otherBrand)).siteFolder,
    }),
};

function designPage(): string {
  const sections = screens.map((screen) => {
    const { name, path } = screen;
    return `## ${name[0]?.toUpperCase()}${name.slice(1)}\n\n\`${path}\`\n\n${viewsOf(screen)
      .map(
        ({ width }) =>
          `<img src="images/screens/${fileName(name, width)}" width="${width > 500 ? 560 : 240}" alt="${width} px">`,
      )
      .join('\n')}\n`;
  });
  return `# Design

A working engineering drawing that became a website: paper, ink, hairlines, dimension arrows, figures in a monospace, and one warm color of
red-oxide primer. What is one company's is in [brand](../brand); sizes, spacing and motion are tokens in
[tokens.css](../site/src/styles/tokens.css). The last two screens are of another company, whose brand is in [e2e/brand](../e2e/brand).

- A row of cards is always full: four stand as four or two and two, five as three and two; a card that is alone lies on its side.
- The page grows with the screen up to 104 rem, and its type with it.
- A product begins with its drawings, then key figures; on paper it takes two sheets at most.
- With forced colors, drawings in code take the visitor's palette; pictures keep a light ground.
- WordPress's blocks take the site's look ([0018](decisions/0018-blocks-of-editors.md)).

\`npm run demo:screenshots\` makes the pictures.

${sections.join('\n')}`;
}

await runStoppableCommand(async () => {
  const [part = ''] = process.argv.slice(2);
  const wanted = screens.filter(({ name }) => name.includes(part));
  const executablePath = await ensureChromium();
  if (part === '') await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await buildSiteIfChanged(say);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await takeAll(browser, await temporaryFolder('screenshots'), wanted);
    await writeFile(new URL('design.md', docs), designPage());
    say(`Wrote the pictures of ${wanted.length} screens to docs/images/screens and docs/design.md.`);
  } finally {
    await browser.close();
  }
  return 0;
});
