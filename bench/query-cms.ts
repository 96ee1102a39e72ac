/** Paths of every published page of the catalogue, from the CMS. */
export async function listPages(cmsUrl: string): Promise<string[]> {
  const query = '{ pages(first: 100) { nodes { uri } } }';
  const { pages } = await queryCms<{ pages: { nodes: { uri: string | null }[] } }>(cmsUrl, query);
  return pages.nodes.flatMap(({ uri }) => uri ?? []);
}

/** The data of a GraphQL query. @throws when the CMS responds with errors */
export async function queryCms<Data>(cmsUrl: string, query: string, variables = {}): Promise<Data> {
  const response = await fetch(`${cmsUrl}/index.php?graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
  if (!data || errors) throw new Error(`The CMS did not execute a query: ${JSON.stringify(errors)}`);
  return data;
}
