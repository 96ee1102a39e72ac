import { byDatabaseId, defineTemplate, titledHead } from '../define-template.ts';
import { GetPost } from './post.query.ts';

export const post = defineTemplate({
  query: GetPost,
  variables: byDatabaseId,
  node: (data) => data.post,
  head: titledHead,
});
