import { expect, test } from 'vitest';
import { recordedSchema } from '../recorded-schema.ts';
import { type Recording, readRecordings, recordedUri } from './recording.ts';
import { addToShape, differences, optionalKeys, type Shape } from './shape.ts';
import { type Subject, sendOperation } from './subject.ts';

const recordings = readRecordings();
/** The representative whose number the recorder used. */
const REPRESENTATIVE = '/representative/north-rep/';

/** Responses to one operation are merged, so that a full product may have an empty gallery and vice versa. */
function shapeOf(operation: string): Shape {
  const same = recordings.filter((recording) => recording.operation === operation);
  return same.reduce((shape, { response }) => addToShape(shape, response.data), new Map() as Shape);
}

const optional = optionalKeys(
  recordings.reduce((shape, { response }) => addToShape(shape, response.data), new Map() as Shape),
);

async function databaseIdAt(subject: Subject, pageUri: string): Promise<string> {
  const { body } = await sendOperation(subject, 'GetSeedNode', { uri: pageUri });
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
    ...(Array.isArray(ids) && { in: [await databaseIdAt(subject, here(REPRESENTATIVE))] }),
  };
}

/** The paths of the recorded site that a recording requests. */
function pathsOf(recording: Recording): string[] {
  const { uri, in: ids } = recording.variables;
  return [
    ...(typeof uri === 'string' ? [uri] : []),
    ...(ids ? [REPRESENTATIVE] : []),
    recordedUri(recording) ?? [],
  ].flat();
}

/** Lists of the types that the recorded WordPress had. Any plugin may add others to lists of all content. */
const recordedLists = new Set(Object.keys(recordedSchema().getTypeMap()).map((type) => `list:${type.toLowerCase()}`));

function kindsOf(keys: readonly string[]): string[] {
  return keys.filter((key) => /^(graphql|operation):/.test(key) || recordedLists.has(key)).sort();
}

/** Null is a value that other content may have: which fields never are is what the schema says. */
const anyKey = { has: () => true };

/** Whether a recorded response is about something that its request changed or tried to change. */
function isWrite({ operation }: Recording): boolean {
  return operation === 'SubmitForm' || operation === 'GenerateAuthorizationCode';
}

/**
 * Every recorded query gets a response with the recorded shape, status and cache keys.
 * @param content `recorded`: null only where the recorded content had it; `other`: reads only, and null is not compared
 */
export function recordedResponsesSuite(
  label: string,
  subject: () => Subject,
  content: 'recorded' | 'other' = 'recorded',
): void {
  const sent = content === 'recorded' ? recordings : recordings.filter((recording) => !isWrite(recording));
  test.for(sent.map((recording) => [recording.name, recording] as const))(
    `${label}: %s has the recorded keys, types and nulls`,
    async ([, recording], { skip }) => {
      skip(
        pathsOf(recording).some((path) => subject().missing?.has(path)),
        'the CMS has no such content',
      );
      const response = await sendOperation(subject(), recording.operation, await variablesFor(subject(), recording));
      const { errors } = recording.response;
      expect(response.body.errors).toEqual(
        errors?.map((error) => expect.objectContaining({ message: error.message, path: error.path })),
      );
      expect(response.status).toBe(recording.status);
      expect(
        differences(shapeOf(recording.operation), response.body.data, content === 'recorded' ? optional : anyKey),
      ).toEqual([]);
      expect(kindsOf(response.keys)).toEqual(kindsOf(recording.keys));
    },
  );
}
