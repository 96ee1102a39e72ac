import { readdirSync, readFileSync } from 'node:fs';

/** A real WordPress's response to an operation. */
export interface Recording {
  name: string;
  operation: string;
  variables: Record<string, unknown>;
  status: number;
  keys: string[];
  response: { data?: unknown; errors?: { message: string; path?: string[] }[] };
}

const folder = new URL('../wordpress/recordings/', import.meta.url);

/** Recordings with another structure, used by `sessions.ts`. */
const elsewhere = /^(authorize-(?!bad-password)|generate|viewer-editor|viewer-bad|seed-preview-editor)/;

/** All recorded responses to anonymous queries. */
export function readRecordings(): Recording[] {
  return readdirSync(folder)
    .filter((file) => !elsewhere.test(file))
    .map((file) => {
      // Written by the project's recorder, with this type's structure.
      const recorded = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Omit<Recording, 'name'>;
      return { ...recorded, name: file.replace('.json', '') };
    });
}

/** URI of the node that a recording is about, if the query used its ID. */
export function recordedUri({ response }: Recording): string | undefined {
  const data = response.data;
  if (typeof data !== 'object' || data === null) return undefined;
  for (const node of Object.values(data)) {
    if (typeof node === 'object' && node !== null && 'uri' in node && typeof node.uri === 'string') return node.uri;
  }
  return undefined;
}
