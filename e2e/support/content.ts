import { company } from './companies.ts';

export interface PublishedPage {
  uri: string;
  title: string;
  template: string;
  /** Whether search engines may index it. */
  isListed: boolean;
}

/** Every published page of the company, from the CMS's public API. */
export async function publishedPages(): Promise<PublishedPage[]> {
  const pages: PublishedPage[] = [];
  let after: string | null = null;
  do {
    const { nodes, pageInfo } = await onePage(after);
    for (const { uri, title, template, seo } of nodes) {
      // The posts page has no path of its own.
      if (uri === null) continue;
      const isListed = !seo?.fullHead?.includes('noindex');
      pages.push({ uri, title: title ?? '', template: template?.templateName ?? 'Default', isListed });
    }
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  return pages;
}

interface Connection {
  nodes: {
    uri: string | null;
    title: string | null;
    template: { templateName: string | null } | null;
    seo: { fullHead: string | null } | null;
  }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

async function onePage(after: string | null): Promise<Connection> {
  const query = `query Pages($after: String) {
    pages(first: 100, after: $after) {
      nodes { uri title template { templateName } seo { fullHead } }
      pageInfo { hasNextPage endCursor }
    }
  }`;
  const response = await fetch(`${company.cmsUrl}/index.php?graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { after } }),
  });
  const result = (await response.json()) as { data?: { pages: Connection }; errors?: unknown };
  if (!result.data || result.errors) throw new Error(`The CMS did not list its pages: ${JSON.stringify(result)}`);
  return result.data.pages;
}
