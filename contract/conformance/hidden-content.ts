import { expect, test } from 'vitest';
import { post, type Subject, sendOperation } from './subject.ts';

/** What a visitor may not see looks exactly like what does not exist. */
export function hiddenContentSuite(label: string, subject: () => Subject): void {
  test(`${label}: missing content is null without an error`, async () => {
    const response = await sendOperation(subject(), 'GetSeedNode', { uri: '/never-there/' });
    expect(response.body).toMatchObject({ data: { node: null } });
    expect(response.body.errors).toBeUndefined();
  });

  test(`${label}: a preview without a session is null or the public version, never a draft`, async () => {
    // Ten in a query: a slow WordPress has no time for 120.
    for (let first = 1; first <= 120; first += 10) {
      const ids = Array.from({ length: 10 }, (_, index) => first + index);
      const fields = ids.map(
        (id) => `_${id}: contentNode(id: "${id}", idType: DATABASE_ID, asPreview: true) { status }`,
      );
      const { body } = await post(subject(), { query: `{ ${fields.join(' ')} }` });
      expect(body.errors).toBeUndefined();
      const nodes = Object.values(body.data as Record<string, { status: string } | null>);
      expect(nodes).toHaveLength(10);
      for (const node of nodes) expect(['publish', 'inherit', undefined]).toContain(node?.status);
    }
  });

  test(`${label}: a visitor's query for drafts by status is empty`, async () => {
    const { body } = await post(subject(), {
      query: '{ contentNodes(first: 100, where: { stati: [DRAFT, PRIVATE, PENDING] }) { nodes { id status } } }',
    });
    const nodes = (body.data as { contentNodes: { nodes: { status: string }[] } | null } | undefined)?.contentNodes
      ?.nodes;
    expect((nodes ?? []).filter((node) => node.status !== 'publish')).toEqual([]);
  });

  test(`${label}: a URL on another host finds nothing hidden`, async () => {
    const { body } = await post(subject(), {
      query: '{ nodeByUri(uri: "https://elsewhere.example/") { ... on ContentNode { status } } }',
    });
    // WPGraphQL returns a public post for some of them.
    const node = (body.data as { nodeByUri: { status: string } | null }).nodeByUri;
    expect(['publish', undefined]).toContain(node?.status);
  });

  test(`${label}: a user without published work is private`, async () => {
    const { body } = await post(subject(), { query: '{ users(first: 100) { nodes { name email capabilities } } }' });
    const users = (body.data as { users: { nodes: { email: string | null; capabilities: unknown }[] } }).users.nodes;
    for (const user of users) expect(user).toMatchObject({ email: null, capabilities: null });
  });
}
