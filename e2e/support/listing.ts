import { expect, type Locator, type Page } from '@playwright/test';
import { company } from './companies.ts';

/** The control that leads to more entries. */
export function loadMore(page: Page): Locator {
  return page.getByRole('main').getByRole('link', { name: 'Load More' });
}

/** Titles of the entries of a listing, whose links stand in the headings of its cards. */
export function entryTitles(page: Page): Locator {
  return page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 }).getByRole('link');
}

/** Loads more until there is no more. @returns the addresses of all entries */
export async function loadAll(page: Page, titles: Locator): Promise<(string | null)[]> {
  for (let pages = 0; pages < 20 && (await loadMore(page).isVisible()); pages += 1) {
    const before = await titles.count();
    await loadMore(page).click();
    await expect.poll(() => titles.count()).toBeGreaterThan(before);
  }
  await expect(loadMore(page)).toHaveCount(0);
  return titles.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

/** The place behind the last entry of a type, as the CMS names it. */
export async function endOf(type: 'posts' | 'projects'): Promise<string> {
  const query = `{ ${type}(first: 100) { pageInfo { endCursor hasNextPage } } }`;
  const response = await fetch(`${company.cmsUrl}/index.php?graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as { data: Record<string, { pageInfo: PageInfo }> };
  const page = data[type]?.pageInfo;
  if (!page || page.hasNextPage) throw new Error(`The CMS did not list all ${type}.`);
  return page.endCursor;
}

interface PageInfo {
  endCursor: string;
  hasNextPage: boolean;
}
