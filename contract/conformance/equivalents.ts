import { type Recording, readRecordings, recordedUri } from './recording.ts';
import { post, type Subject } from './subject.ts';

/** What is at a path: the node's type and the label of its template, or the name of a listed content type. */
type Kind = string;

interface FoundNode {
  uri: string;
  kind: Kind;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function kindOf(node: object): Kind {
  const { __typename, template, name } = node as { __typename?: unknown; template?: unknown; name?: unknown };
  const label =
    typeof template === 'object' && template !== null && 'templateName' in template ? template.templateName : '';
  return [text(__typename), text(label) || (__typename === 'ContentType' ? text(name) : '')].filter(Boolean).join(' ');
}

function seedOf({ operation, response }: Recording): FoundNode[] {
  const data = response.data as { node?: { uri?: string } | null } | null | undefined;
  const node = operation === 'GetSeedNode' ? data?.node : undefined;
  return node?.uri ? [{ uri: node.uri, kind: kindOf(node) }] : [];
}

/** Every path of the recorded site that a suite requests, with what is there. */
function recordedNodes(): FoundNode[] {
  const recordings = readRecordings();
  const seeds = recordings.flatMap(seedOf);
  const kinds = new Map(seeds.map(({ uri, kind }) => [uri, kind]));
  const requested = recordings.flatMap((recording) => {
    const uri = text(recording.variables.uri) || text(recordedUri(recording));
    return uri === '' ? [] : [{ uri, operation: recording.operation }];
  });
  // A path whose seed was not recorded has what another path of the same query has.
  const kindBy = new Map(
    requested
      .map(({ uri, operation }): [string, Kind | undefined] => [operation, kinds.get(uri)])
      .filter(([, kind]) => kind),
  );
  const others = requested.filter(({ uri, operation }) => !kinds.has(uri) && operation !== 'GetSeedNode');
  return [
    ...seeds,
    ...others.map(({ uri, operation }) => ({
      uri,
      kind: uri.startsWith('/tag/') ? 'Tag' : (kindBy.get(operation) ?? ''),
    })),
  ];
}

const content = 'nodes { __typename uri isFrontPage: __typename template { templateName } }';
const query = `{
  pages(first: 100) { nodes { __typename uri isFrontPage template { templateName } } }
  posts(first: 5) { ${content} }
  projects(first: 5) { ${content} }
  representatives(first: 5) { ${content} }
  categories(first: 5, where: { hideEmpty: true }) { nodes { __typename uri } }
  tags(first: 5, where: { hideEmpty: true }) { nodes { __typename uri } }
  users(first: 5) { nodes { __typename uri } }
  contentTypes(first: 50) { nodes { __typename name uri } }
}`;

async function nodesOf(subject: Subject): Promise<FoundNode[]> {
  const { body } = await post(subject, { query });
  if (typeof body.data !== 'object' || body.data === null) {
    throw new Error(`The CMS does not list its content: ${body.errors?.[0]?.message ?? 'no data'}`);
  }
  const lists = Object.values(body.data) as ({ nodes: { uri?: string; isFrontPage?: unknown }[] } | null)[];
  return lists
    .flatMap((list) => list?.nodes ?? [])
    .filter(({ uri, isFrontPage }) => uri && isFrontPage !== true)
    .map((node) => ({ uri: node.uri ?? '', kind: kindOf(node) }));
}

/**
 * A CMS's paths for those of the recorded site, by what is there: its first product page for the recorded one.
 * @returns also the recorded paths for which it has nothing
 */
export async function equivalents(subject: Subject): Promise<Pick<Subject, 'urls' | 'missing'>> {
  const here = await nodesOf(subject);
  const pairs = recordedNodes().map(({ uri, kind }) => {
    const found = uri === '/' ? '/' : here.find((node) => node.kind === kind)?.uri;
    return [uri, found] as const;
  });
  return {
    urls: Object.fromEntries(pairs.flatMap(([uri, found]) => (found === undefined ? [] : [[uri, found]]))),
    missing: new Set(pairs.flatMap(([uri, found]) => (found === undefined ? [uri] : []))),
  };
}
