import { expect, test } from 'vitest';
import type { QueryCms } from '../../cms-client/cms-client.ts';
import { CmsQueryError } from '../../cms-client/errors.ts';
import { readProtectedPaths } from './read-content.ts';

test('protected paths of a response with errors may not be all, so there are none', async () => {
  const entries = { pageInfo: { hasNextPage: false, endCursor: null }, nodes: [{ databaseId: 1, uri: '/one/' }] };
  const query = async () => ({ data: { entries }, errors: [{ message: 'An entry failed.', code: undefined }] });
  await expect(readProtectedPaths(query as unknown as QueryCms)).rejects.toThrow(CmsQueryError);
});
