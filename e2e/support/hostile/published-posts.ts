/** Paths of posts, from the CMS: pages that have not been opened yet. */
export async function publishedPosts(cmsUrl: string): Promise<string[]> {
  const answer = await fetch(`${cmsUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ posts(first: 100) { nodes { uri } } }' }),
  });
  const { data } = (await answer.json()) as { data: { posts: { nodes: { uri: string | null }[] } } };
  return data.posts.nodes.flatMap(({ uri }) => uri ?? []);
}
