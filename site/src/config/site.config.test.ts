import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteConfig } from './site.config.ts';

/** The specification's constants and limits (section 9), by their names in the code. */
const specified = {
  postsPerPage: 9,
  projectsPerPage: 5,
  menuItemQueryLimit: 50,
  postsAboveTheFold: 6,
  projectsAboveTheFold: 3,
  titleSeparator: '|',
  archiveDisplayFeaturedImage: false,
  revalidateSeconds: 180,
  homePosts: 3,
  imageWidths: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
  imageQuality: 75,
  postCardImage: { width: 340, height: 340 },
  statisticIcon: { width: 30, height: 30 },
  cardImage: { width: 600, height: 340 },
  headerTolerance: 5,
  prefetchMargin: 200,
  tokenRefreshSeconds: 60,
  loginRedirectMilliseconds: 200,
  defaultCountry: 'US',
  'map.zoom': 4,
  'map.fillOpacity': 0.68,
  'map.strokeOpacity': 0.9,
  'map.strokeWeight': 1,
  'forms.campaignDays': 90,
  'forms.toastMilliseconds': 3000,
  'forms.selectMenu': { maxHeight: 300, minHeight: 140, pageSize: 5 },
  'forms.captchaRemovalMilliseconds': 5000,
};

test.each(Object.entries(specified))('%s matches the specification', (name, value) => {
  expect(siteConfig).toHaveProperty(name, value);
});

test('small image sizes range from 16 to 384 pixels', () => {
  expect([Math.min(...siteConfig.smallImageWidths), Math.max(...siteConfig.smallImageWidths)]).toEqual([16, 384]);
});

test.each(Object.entries({ interval: 3000, transition: 350, swipeTolerance: 5 }))(
  'the %s of the gallery is %i',
  (name, value) => {
    expect(siteConfig.gallery).toHaveProperty(name, value);
  },
);

test('well-known paths match the specification', () => {
  expect(siteConfig.paths).toMatchObject({
    home: '/',
    search: '/search',
    privacyPolicy: '/privacy-policy/',
    termsOfSale: '/standard-terms-of-sale/',
    login: '/login',
  });
});

/** The names of constants at the end of their paths, such as `debounce` of `search.debounce`. */
function namesOf(constants: object): string[] {
  return Object.entries(constants).flatMap(([name, value]) =>
    typeof value === 'object' && !Array.isArray(value) ? namesOf(value) : [name],
  );
}

test('every constant is read somewhere', () => {
  const root = new URL('../../', import.meta.url).pathname;
  const files = globSync(['*.ts', 'src/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: (path) => /\.test\.|^src\/config\/|graphql-env/.test(path),
  });
  const words = new Set(files.flatMap((file) => readFileSync(`${root}${file}`, 'utf8').match(/\w+/g) ?? []));
  expect(namesOf(siteConfig).filter((name) => !words.has(name))).toEqual([]);
});
