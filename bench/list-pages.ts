/** Paths of every published page of the catalogue, from the CMS. */
export async function listPages(cmsUrl: string): Promise<string[]> {
  const response = await fetch(`${cmsUrl}/index.php?graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ pages(first: 100) { nodes { uri } } }' }),
  });
  const { data } = (await response.json()) as { data: { pages: { nodes: { uri: string | null }[] } } };
  return data.pages.nodes.flatMap(({ uri }) => uri ?? []);
}
