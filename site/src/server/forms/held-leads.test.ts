import { expect, test, vi } from 'vitest';
import { readCommand } from '../../leads/command/command-line.ts';
import { runCommand } from '../../leads/command/run-command.ts';
import { outboxPath } from '../../leads/outbox-path.ts';
import { contactForm, payload, sendJson, startStandInCms } from '../../leads/testing/stand-in-cms.ts';
import { openDoor, submission } from './testing/forms-door.ts';

async function doorAndCms() {
  const cms = await startStandInCms();
  return { cms, door: await openDoor({ cmsUrl: cms.url }) };
}

/** Ends when the outbox holds one delivered lead. */
function delivered(door: Awaited<ReturnType<typeof openDoor>>) {
  return vi.waitFor(() => expect(door.desk.summary().leads.delivered).toBe(1), { timeout: 15_000, interval: 50 });
}

/** What an operator reads of the leads in a state. */
function listed(door: Awaited<ReturnType<typeof openDoor>>, state: string): Promise<string> {
  return runCommand(readCommand(['list', '--state', state]), outboxPath(door.dataFolder));
}

test('a filled honeypot looks like success, goes to the spam inbox, and is logged', async () => {
  const { cms, door } = await doorAndCms();
  const lead = { ...submission(), trap: 'https://spam.example' };
  for (let times = 0; times < 2; times += 1) {
    expect(await door.send(lead)).toMatchObject({ status: 200, json: { status: 'sent', entryId: null } });
  }
  expect(cms.sentKeys).toEqual([]);
  expect(door.desk.summary().leads).toMatchObject({ spam: 1, accepted: 0 });
  expect(door.logged.filter((line) => /"warn".*"spam"/.test(line))).toHaveLength(1);
  expect(await listed(door, 'spam')).toMatch(/ its honeypot was filled in$/);
});

test('what an operator takes out of the spam inbox is delivered by the site that runs', async () => {
  const { cms, door } = await doorAndCms();
  const lead = { ...submission(), trap: 'filled in by a password manager' };
  await door.send(lead);
  await runCommand(readCommand(['not-spam', lead.key]), outboxPath(door.dataFolder));
  await delivered(door);
  expect([...cms.entries.keys()]).toEqual([lead.key]);
});

const withFile = (isRequired: boolean) => ({
  ...contactForm,
  formFields: {
    nodes: [
      ...contactForm.formFields.nodes,
      {
        ...{ visibility: 'VISIBLE', displayOnly: false, pageNumber: 1, isRequired },
        ...{ __typename: 'FileUploadField', databaseId: 4, type: 'FILEUPLOAD', label: 'Drawing' },
      },
    ],
  },
});

test('a form that lacks a required file waits for a person, and its visitor reads where to mail the file', async () => {
  const { cms, door } = await doorAndCms();
  cms.form = withFile(true);
  const lead = submission();
  for (let times = 0; times < 2; times += 1) {
    const { status, json } = await door.send(lead);
    expect({ status, json }).toMatchObject({ status: 200, json: { status: 'kept', entryId: null } });
    expect(json.confirmation.html).toContain('We have your message');
    expect(json.confirmation.html).toMatch(/href="mailto:[^"]+@/);
    expect(json.confirmation.html).toContain(lead.key.slice(0, 8));
  }
  expect(cms.sentKeys).toEqual([]);
  expect(door.desk.summary().leads).toMatchObject({ 'needs-person': 1, accepted: 0 });
  expect(door.logged.filter((line) => /"warn".*"needs-person"/.test(line))).toHaveLength(1);
  expect(await listed(door, 'needs-person')).toMatch(
    / a required file is missing; the visitor was given the email address for it$/,
  );

  await runCommand(readCommand(['retry', lead.key]), outboxPath(door.dataFolder));
  await delivered(door);
  expect([...cms.entries.keys()]).toEqual([lead.key]);
});

test('a form whose file is optional is delivered as usual', async () => {
  const { cms, door } = await doorAndCms();
  cms.form = withFile(false);
  expect(await door.send()).toMatchObject({ status: 200, json: { status: 'sent', entryId: 1 } });
  expect(cms.sentKeys).toHaveLength(1);
});

test('what the CMS wants in a field that it does not describe costs no lead: an operator hears of it', async () => {
  const { cms, door } = await doorAndCms();
  const { nodes } = contactForm.formFields;
  // A required field for files of a plugin that the CMS's GraphQL does not know.
  cms.form = { ...contactForm, formFields: { nodes: [...nodes, null] } };
  const required = { id: 4, message: 'This field is required.' };
  cms.answer = (_input, _req, res) => sendJson(res, payload({ errors: [required] }));
  expect(await door.send()).toMatchObject({ status: 200, json: { status: 'kept' } });
  expect(door.desk.summary().leads).toMatchObject({ dead: 1, refused: 0 });
  expect(door.logged.some((line) => /"error".*"dead"/.test(line))).toBe(true);

  // What the visitor was asked is the visitor's to mend.
  const wrong = { id: 1, message: 'No such person.' };
  cms.answer = (_input, _req, res) => sendJson(res, payload({ errors: [required, wrong] }));
  expect(await door.send()).toMatchObject({ status: 422, json: { errors: [wrong] } });
  expect(door.desk.summary().leads).toMatchObject({ dead: 1, refused: 1 });
});
