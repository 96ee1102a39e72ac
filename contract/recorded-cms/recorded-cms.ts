import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { readRecordings } from '../conformance/recording.ts';
import { isRecord } from '../is-record.ts';
import { wholeSchema } from '../recorded-schema.ts';
import { collectEntities, contentId, type Fields } from './entities.ts';
import { executeRecorded } from './execute-recorded.ts';

const recordings = readRecordings();

function dataOf(name: string): Fields {
  const data = recordings.find((recording) => recording.name === name)?.response.data;
  if (!isRecord(data)) throw new Error(`There is no recording "${name}" with data.`);
  return data;
}

/** What recordings of pages take for granted, because their queries began with the node of a path. */
const page = { __typename: 'Page', isContentNode: true, contentType: { node: { name: 'page' } } };

const term = { isTermNode: true, taxonomyName: 'post_tag' };

/** Menu items have the paths of what they lead to. */
function isMenuItem(node: Fields): boolean {
  return 'cssClasses' in node;
}

function collect() {
  const responses = recordings.map(({ response, operation, variables }) => {
    const data = isRecord(response.data) ? response.data : {};
    const databaseId = Number(variables.databaseId);
    if (isRecord(data.nodeByUri) && data.nodeByUri.__typename === 'Tag')
      return { node: { ...term, ...data.nodeByUri } };
    return isRecord(data.page) && operation !== 'GetSeedNode' ? { page: { ...page, databaseId, ...data.page } } : data;
  });
  return collectEntities(responses);
}

/** A CMS whose content is what a real WordPress returned when it was recorded. Accepts queries only. */
export async function startRecordedCms(): Promise<{ url: string; close: () => Promise<void> }> {
  const entities = collect();
  const schema = wholeSchema();
  const about = dataOf('page');
  const content = ({ id }: Fields) => entities.get(contentId(id));
  const menus: Readonly<Record<string, unknown>> = { PRIMARY: about.headerMenuItems, FOOTER: about.footerMenuItems };
  const root = {
    nodeByUri: ({ uri }: Fields) => [...entities.values()].find((node) => node.uri === uri && !isMenuItem(node)),
    page: content,
    post: content,
    project: content,
    representative: content,
    contentNode: content,
    gfForm: ({ id }: Fields) =>
      [dataOf('form').gfForm].find((form) => isRecord(form) && String(form.databaseId) === id),
    gfSettings: () => dataOf('form').gfSettings,
    representatives: ({ where }: Fields) =>
      dataOf(isRecord(where) && where.in ? 'representative-map-one' : 'representative-map-all').representatives,
    contentNodes: () => dataOf('search').contentNodes,
    generalSettings: () => about.generalSettings,
    menuItems: ({ where }: Fields) => (isRecord(where) ? menus[String(where.location)] : undefined),
  };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://cms.invalid');
    const sent: unknown =
      request.method === 'POST' ? JSON.parse(await text(request)) : Object.fromEntries(url.searchParams);
    const { query, variables } = isRecord(sent) ? sent : {};
    if (typeof query !== 'string') return void response.writeHead(404).end();
    const values: unknown = typeof variables === 'string' ? JSON.parse(variables) : (variables ?? {});
    const result = await executeRecorded(schema, entities, root, { query, variables: isRecord(values) ? values : {} });
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
