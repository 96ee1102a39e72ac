import type { ContentTypeDefinition } from '../content-type.ts';

export const post = {
  singleName: 'post',
  pluralName: 'posts',
  label: 'Posts',
} as const satisfies ContentTypeDefinition;
