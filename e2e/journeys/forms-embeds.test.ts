import { startSite } from '@headwater/tools/running-program.ts';
import type { Locator } from '@playwright/test';
import { startCmsProxy } from '../support/cms-proxy.ts';
import { company } from '../support/companies.ts';
import { touchForm } from '../support/forms.ts';
import { pageKinds } from '../support/page-kinds.ts';
import { expect, test as silentTest } from '../support/test.ts';
import { tellSite } from '../support/webhook.ts';

/** CMS fields with editors' text, and a page that shows each. */
const texts = [
  ['features', pageKinds['product page']],
  ['applications', pageKinds['product page']],
  ['markets', pageKinds['product page']],
  ['partsBreakoutText', pageKinds['product page']],
  ['address', pageKinds.representative],
  ['territories', pageKinds.representative],
  ['summary', pageKinds.project],
  ['description', pageKinds['category archive']],
  ['description', pageKinds['main category']],
  ['coveredProductsList', pageKinds['replacement parts page']],
  ['bannerText', pageKinds['front page']],
  ['descriptionText', pageKinds['front page']],
  ['featureDescription', pageKinds['front page']],
] as const;

const wordsAfter = (name: string) => `Words after the form in ${name}.`;

/** The response with a shortcode appended to the first text that the CMS returns under this name. */
function withShortcode(response: string, name: string): string {
  const shortcode = `<p>[gravityform id=&#8221;1&#8243; title=&#8221;false&#8221;]</p><p>${wordsAfter(name)}</p>`;
  return response.replace(new RegExp(`("${name}":"(?:[^"\\\\]|\\\\.)*)"`), (_whole, text) => {
    return `${text}${JSON.stringify(shortcode).slice(1)}`;
  });
}

/** Controls that overflow their form, or a form without room for any. */
function sticksOut(form: Locator): Promise<string[]> {
  return form.evaluate((element) => {
    const edge = element.getBoundingClientRect();
    const controls = [...element.querySelectorAll('.form-input')].filter((each) => each.checkVisibility());
    return controls
      .filter((each) => each.getBoundingClientRect().right > edge.right || edge.width < 200)
      .map((each) => each.outerHTML);
  });
}

/** Puts the form into the text of this name, as an editor does; resolves with the URL of the page once it is there. */
type Embed = (name: string, path: string) => Promise<string>;

const test = silentTest.extend<object, { embed: Embed }>({
  embed: [
    // Playwright determines the required fixtures from a destructured first parameter.
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const cmsProxy = await startCmsProxy(company.cmsUrl);
      const site = await startSite(cmsProxy.url, company.folder);
      await use(async (name, path) => {
        cmsProxy.edit = (response) => withShortcode(response, name);
        await tellSite(site.url, [], [path]);
        const text = async () => (await fetch(site.url + path)).text();
        await expect.poll(text).toContain(wordsAfter(name));
        return site.url + path;
      });
      await site.stop();
      await cmsProxy.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

for (const [name, path] of texts) {
  test(`a form embedded in ${name} of ${path} is shown there at the width of the text`, async ({ embed, browser }) => {
    const url = await embed(name, path);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(url);
      // A representative's page ends with the form of the contact page.
      const form = page.getByRole('main').locator('form.form').first();
      await touchForm(form);
      expect(await sticksOut(form)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
      await expect(page.getByRole('main').getByText(wordsAfter(name)).last()).toBeVisible();
    }
    await page.close();
  });
}
