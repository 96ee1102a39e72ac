import { expect, test } from 'vitest';
import { readRecordings } from './recording.ts';
import { type Subject, sendOperation } from './subject.ts';

const submissions = readRecordings().filter(({ operation }) => operation === 'SubmitForm');

/** A real form's exact response to each recorded submission; only the entry ID may differ. */
export function formSubmissionsSuite(label: string, subject: () => Subject): void {
  test.each(submissions.map((recording) => [recording.name, recording] as const))(
    `${label}: %s has the recorded response`,
    async (_, { variables, response }) => {
      const { body } = await sendOperation(subject(), 'SubmitForm', variables);
      expect(withoutEntryNumber(body.data)).toEqual(withoutEntryNumber(response.data));
    },
  );

  test(`${label}: an entry's global ID contains its database ID`, async () => {
    const accepted = submissions.find(({ name }) => name === 'submit-ok');
    const { body } = await sendOperation(subject(), 'SubmitForm', accepted?.variables ?? {});
    const { entry } = (body.data as { submitGfForm: { entry: { id: string; databaseId: number } } }).submitGfForm;
    expect(Buffer.from(entry.id, 'base64').toString()).toBe(`gf_entry:${entry.databaseId}`);
  });
}

function withoutEntryNumber(data: unknown): unknown {
  const isNumbered = (key: string, value: unknown): boolean =>
    key === 'databaseId' || (key === 'id' && typeof value === 'string' && value.startsWith('Z2ZfZW50cnk6'));
  return JSON.parse(JSON.stringify(data, (key, value) => (isNumbered(key, value) ? 'numbered' : value)));
}
