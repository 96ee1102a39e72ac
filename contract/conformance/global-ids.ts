import { expect, test } from 'vitest';
import { mayLackContent, post, type Subject } from './subject.ts';

/** Lists of nodes, with the kind that WordPress puts before the number in their global IDs. */
const kinds: [string, string][] = [
  ['posts', 'post'],
  ['pages', 'post'],
  ['projects', 'post'],
  ['mediaItems', 'post'],
  ['menuItems', 'post'],
  ['categories', 'term'],
  ['tags', 'term'],
  ['menus', 'term'],
  ['users', 'user'],
];

/** WPGraphQL adds an error to some responses without a node. */
async function node(subject: Subject, id: string): Promise<unknown> {
  const { body } = await post(subject, { query: 'query ($id: ID) { node(id: $id) { id } }', variables: { id } });
  return (body.data as { node: unknown }).node;
}

/** Global IDs have WordPress's form and find their node. */
export function globalIdsSuite(label: string, subject: () => Subject): void {
  test.for(kinds)(
    `${label}: the id of the first of %s is base64 of "%s:number" and finds it again`,
    async ([list, kind], { skip }) => {
      const { body } = await post(subject(), { query: `{ ${list}(first: 20) { nodes { id databaseId } } }` });
      // WordPress drops what visitors may not see after it has counted: the very first may be missing.
      const all = (body.data as Record<string, { nodes: { id: string; databaseId: number }[] }>)[list]?.nodes ?? [];
      const nodes = all.slice(0, 1);
      skip(mayLackContent(subject()) && all.length === 0, 'the CMS has none of them');
      expect(nodes).toEqual([{ id: btoa(`${kind}:${nodes[0]?.databaseId}`), databaseId: expect.any(Number) }]);
      const found = await node(subject(), nodes[0]?.id ?? '');
      // WPGraphQL has no node for the ID of a menu item: "No type was found matching the node".
      if (found !== null || list !== 'menuItems') expect(found).toEqual({ id: nodes[0]?.id });
    },
  );

  test(`${label}: content types and settings have IDs by name`, async () => {
    const { body } = await post(subject(), {
      query: '{ contentType(id: "page", idType: NAME) { id } generalSettings { id } }',
    });
    expect(body.data).toEqual({
      contentType: { id: btoa('post_type:page') },
      generalSettings: { id: btoa('setting_group:general') },
    });
  });

  test.each(['', 'no base64 at all', btoa('post:0'), btoa('post:x'), btoa('nothing:1')])(
    `${label}: the ID %j finds nothing`,
    async (id) => {
      expect(await node(subject(), id)).toBeNull();
    },
  );
}
