import { expect, test } from 'vitest';
import { faultyCms, GetTitle, good, sendJson } from '../../cms-client/testing/faulty-cms.ts';
import { GetSeedNode } from '../../routing/seed-node.query.ts';
import { OldCopyError, recordAnswers, replayAnswers } from './answer-record.ts';

test('answers recorded queries from their JSON instead of the CMS', async () => {
  let asked = 0;
  const client = await faultyCms((_req, res) => {
    asked += 1;
    sendJson(res, { ...good, errors: [{ message: 'one field failed' }] });
  });
  const recording = recordAnswers(client.queryPublic);
  const answer = await recording.ask(GetTitle, { uri: '/a/' });
  const replay = replayAnswers(JSON.parse(JSON.stringify(recording.answers)));
  const { data, errors } = await replay(GetTitle, { uri: '/a/' });
  expect({ data, errors }).toEqual({ data: answer.data, errors: answer.errors });
  expect(errors).toHaveLength(1);
  expect(asked).toBe(1);
});

test('a query that was not recorded means that the copy is too old', async () => {
  const client = await faultyCms((_req, res) => sendJson(res, good));
  const { ask, answers } = recordAnswers(client.queryPublic);
  await ask(GetTitle, { uri: '/a/' });
  await expect(replayAnswers(answers)(GetSeedNode, { uri: '/a/' })).rejects.toBeInstanceOf(OldCopyError);
});
