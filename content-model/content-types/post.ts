import type { ContentTypeDefinition } from '../content-type.ts';

export const post = {
  singleName: 'post',
  pluralName: 'posts',
  label: 'Posts',
  isDated: true,
} as const satisfies ContentTypeDefinition;
