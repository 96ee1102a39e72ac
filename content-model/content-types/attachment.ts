import type { ContentTypeDefinition } from '../content-type.ts';

/** Images and documents. WordPress stores them as content, and calls them media items in GraphQL. */
export const attachment = {
  singleName: 'mediaItem',
  pluralName: 'mediaItems',
  label: 'Media',
  hierarchical: true,
  isWritten: false,
  supports: ['author'],
} as const satisfies ContentTypeDefinition;
