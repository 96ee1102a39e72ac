import { expect, test } from 'vitest';
import { faultyCms, GetTitle, good, sendJson } from '../../cms-client/testing/faulty-cms.ts';
import { GetSeedNode } from '../../routing/seed-node.query.ts';
import { OldCopyError, recordResponses, replayResponses } from './copy-draft.ts';

test('responds to recorded queries from their JSON instead of the CMS', async () => {
  let queries = 0;
  const client = await faultyCms((_req, res) => {
    queries += 1;
    sendJson(res, { ...good, errors: [{ message: 'one field failed' }] });
  });
  const recording = recordResponses(client.queryPublic);
  const recorded = await recording.query(GetTitle, { uri: '/a/' });
  const replay = replayResponses(JSON.parse(JSON.stringify(recording.responses)));
  const { data, errors } = await replay(GetTitle, { uri: '/a/' });
  expect({ data, errors }).toEqual({ data: recorded.data, errors: recorded.errors });
  expect(errors).toHaveLength(1);
  expect(queries).toBe(1);
});

test('a query that was not recorded means that the copy is too old', async () => {
  const client = await faultyCms((_req, res) => sendJson(res, good));
  const { query, responses } = recordResponses(client.queryPublic);
  await query(GetTitle, { uri: '/a/' });
  await expect(replayResponses(responses)(GetSeedNode, { uri: '/a/' })).rejects.toBeInstanceOf(OldCopyError);
});
