import { expect, type Locator, type Page } from '@playwright/test';
import { company } from './companies.ts';

/** The control that loads more of a list. */
export function loadMore(page: Page): Locator {
  return page.getByRole('main').getByRole('link', { name: 'Load More' });
}

/** Titles in a listing, which are linked headings. */
export function listedTitles(page: Page): Locator {
  return page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 }).getByRole('link');
}

/** Loads more until the end. @returns the URLs of all */
export async function loadAll(page: Page, titles: Locator): Promise<(string | null)[]> {
  for (let pages = 0; pages < 20 && (await loadMore(page).isVisible()); pages += 1) {
    const before = await titles.count();
    await loadMore(page).click();
    await expect.poll(() => titles.count()).toBeGreaterThan(before);
  }
  await expect(loadMore(page)).toHaveCount(0);
  return titles.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

/** The CMS's cursor after the last node of a type. */
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
