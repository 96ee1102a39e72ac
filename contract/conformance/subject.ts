import { readdirSync, readFileSync } from 'node:fs';

/** A CMS under test: how to reach it, and its equivalents of the recorded URLs. */
export interface Subject {
  /** `path` starts with a slash; redirects are not followed. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** This CMS's URL for a URL of the recorded site; the same one if it is not listed. */
  urls: Readonly<Record<string, string>>;
  /** Recorded URLs for which this CMS has no equivalent: their tests are skipped. */
  missing?: ReadonlySet<string>;
}

/** Whether a CMS may have less content than a test needs. The local CMS has all of it. */
export function mayLackContent({ missing }: Subject): boolean {
  return missing !== undefined;
}

/** A response, parsed as far as possible. */
export interface ParsedResponse {
  status: number;
  /** Values of `X-GraphQL-Keys`. */
  keys: string[];
  body: { data?: unknown; errors?: { message: string }[]; extensions?: { debug?: unknown } };
}

const operations = new URL('../wordpress/operations/', import.meta.url);
const fragmentText = readFileSync(new URL('fragments.graphql', operations), 'utf8');
const fragments = new Map(
  fragmentText
    .split(/(?=^fragment )/m)
    .map((text) => [/^fragment (\w+)/.exec(text)?.[1] ?? '', text] as const)
    .filter(([name]) => name !== ''),
);

/** Names of all operations that a real WordPress is known to support. */
export const operationNames = readdirSync(operations)
  .map((file) => file.replace('.graphql', ''))
  .filter((name) => name !== 'fragments');

/** An operation's text with the fragments that it uses, directly or through others. */
export function operationText(name: string): string {
  const parts = [readFileSync(new URL(`${name}.graphql`, operations), 'utf8')];
  const included = new Set<string>();
  for (let index = 0; index < parts.length; index += 1) {
    for (const [, spread = ''] of (parts[index] ?? '').matchAll(/\.\.\.(\w+)/g)) {
      const fragment = fragments.get(spread);
      if (fragment && !included.has(spread)) {
        included.add(spread);
        parts.push(fragment);
      }
    }
  }
  return parts.join('\n');
}

/** Sends any query by POST, like the site's mutations and long queries. */
export async function post(
  subject: Subject,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<ParsedResponse> {
  const response = await subject.fetch('/index.php?graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return parseResponse(response);
}

/** Sends any query by GET, like the site's short queries. */
export async function get(subject: Subject, query: string, variables: object = {}): Promise<ParsedResponse> {
  const search = new URLSearchParams({ query, variables: JSON.stringify(variables) });
  return parseResponse(await subject.fetch(`/index.php?graphql&${search}`));
}

async function parseResponse(response: Response): Promise<ParsedResponse> {
  const text = await response.text();
  return {
    status: response.status,
    keys: (response.headers.get('x-graphql-keys') ?? '').split(' ').filter(Boolean),
    // The suites read single members; a body that is not JSON fails here with an error.
    body: JSON.parse(text) as ParsedResponse['body'],
  };
}

/** Sends one of the known operations. */
export function sendOperation(subject: Subject, operation: string, variables: object): Promise<ParsedResponse> {
  return post(subject, { operationName: operation, query: operationText(operation), variables });
}
