import { expect, test } from 'vitest';
import { type Recording, readRecordings, recordedUri } from './recording.ts';
import { addToShape, differences, optionalKeys, type Shape } from './shape.ts';
import { ask, type Subject } from './subject.ts';

const recordings = readRecordings();

/** Answers to one operation are merged, so that a full product may have an empty gallery and vice versa. */
function shapeOf(operation: string): Shape {
  const same = recordings.filter((recording) => recording.operation === operation);
  return same.reduce((shape, { response }) => addToShape(shape, response.data), new Map() as Shape);
}

const optional = optionalKeys(
  recordings.reduce((shape, { response }) => addToShape(shape, response.data), new Map() as Shape),
);

async function databaseIdAt(subject: Subject, pageUri: string): Promise<string> {
  const { body } = await ask(subject, 'GetSeedNode', { uri: pageUri });
  expect(body, `the seed node at ${pageUri}`).toMatchObject({ data: { node: { databaseId: expect.any(Number) } } });
  return String((body.data as { node: { databaseId: number } }).node.databaseId);
}

/** The recorded variables with this CMS's URLs and IDs instead of the recorded ones. */
async function variablesFor(subject: Subject, recording: Recording): Promise<object> {
  const { uri, databaseId, after: _, in: ids, ...rest } = recording.variables;
  const here = (pageUri: string) => subject.urls[pageUri] ?? pageUri;
  const pageUri = recordedUri(recording);
  return {
    ...rest,
    ...(typeof uri === 'string' && { uri: here(uri) }),
    ...(databaseId !== undefined && { databaseId: pageUri ? await databaseIdAt(subject, here(pageUri)) : databaseId }),
    ...(Array.isArray(ids) && { in: [await databaseIdAt(subject, here('/representative/north-rep/'))] }),
  };
}

function kindsOf(keys: readonly string[]): string[] {
  return keys.filter((key) => /^(graphql|operation|list):/.test(key)).sort();
}

/** Every recorded query gets an answer with the recorded shape, status and cache keys. */
export function recordedAnswersSuite(label: string, subject: () => Subject): void {
  test.each(recordings.map((recording) => [recording.name, recording] as const))(
    `${label}: %s has the recorded keys, types and nulls`,
    async (_, recording) => {
      const answer = await ask(subject(), recording.operation, await variablesFor(subject(), recording));
      const { errors } = recording.response;
      expect(answer.body.errors).toEqual(
        errors?.map((error) => expect.objectContaining({ message: error.message, path: error.path })),
      );
      expect(answer.status).toBe(recording.status);
      expect(differences(shapeOf(recording.operation), answer.body.data, optional)).toEqual([]);
      expect(kindsOf(answer.keys)).toEqual(kindsOf(recording.keys));
    },
  );
}
