import { queryCms } from './query-cms.ts';

/** Paths of every published page of the catalogue, from the CMS. */
export async function listPages(cmsUrl: string): Promise<string[]> {
  const query = '{ pages(first: 100) { nodes { uri } } }';
  const { pages } = await queryCms<{ pages: { nodes: { uri: string | null }[] } }>(cmsUrl, query);
  return pages.nodes.flatMap(({ uri }) => uri ?? []);
}
