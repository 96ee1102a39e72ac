import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentNode, Kind } from 'graphql';
import { operationName } from '../cms-client/printed-query.ts';

/** A query or mutation that the site sends. */
export interface Operation {
  /** The operation's name in GraphQL, such as `GetPage`. */
  name: string;
  /** The file that it is written in, relative to `site/src`. */
  file: string;
  document: DocumentNode;
}

const source = join(import.meta.dirname, '..');

function isDocument(value: unknown): value is DocumentNode {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT;
}

/** Every operation of the site, by the order of its files. */
export async function readOperations(): Promise<Operation[]> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:query|mutation)\.ts$/.test(file))
    .sort();
  const operations: Operation[] = [];
  for (const file of files) {
    const exports: Record<string, unknown> = await import(join(source, file));
    for (const document of Object.values(exports)) {
      const name = isDocument(document) && operationName(document);
      if (name) operations.push({ name, file, document });
    }
  }
  return operations;
}
