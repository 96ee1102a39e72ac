import { expect, test, vi } from 'vitest';
import { readCommand } from '../../leads/command/command-line.ts';
import { openExistingStore } from '../../leads/command/open-existing-store.ts';
import { runCommand } from '../../leads/command/run-command.ts';
import { contactForm, payload, sendJson, startStandInCms } from '../../leads/testing/stand-in-cms.ts';
import { type FormsServer, startFormsServer, submission } from './testing/forms-server.ts';

async function startSiteAndCms() {
  const cms = await startStandInCms();
  return { cms, site: await startFormsServer({ cmsUrl: cms.url }) };
}

/** Resolves when one lead in the outbox is delivered. */
function delivered(site: FormsServer) {
  return vi.waitFor(async () => expect((await site.leadService.summary()).leads.delivered).toBe(1), {
    timeout: 15_000,
    interval: 50,
  });
}

/** An operator's command, beside the running site. */
async function run({ dataFolder }: FormsServer, ...args: string[]): Promise<string> {
  return runCommand(readCommand(args), await openExistingStore({ DATA_DIR: dataFolder, DATABASE_URL: '' }));
}

/** The operator's list of leads in a state. */
function listed(site: FormsServer, state: string): Promise<string> {
  return run(site, 'list', '--state', state);
}

test('a form with a filled honeypot looks sent; its lead goes to the spam inbox, and is logged once', async () => {
  const { cms, site } = await startSiteAndCms();
  const lead = { ...submission(), trap: 'https://spam.example' };
  for (const _press of [1, 2])
    expect(await site.send(lead)).toMatchObject({ status: 200, json: { status: 'sent', entryId: null } });
  expect(cms.sentKeys).toEqual([]);
  expect((await site.leadService.summary()).leads).toMatchObject({ spam: 1, accepted: 0 });
  expect(await listed(site, 'spam')).toMatch(/ its honeypot was filled in$/);
  expect(site.logged.filter((line) => /"warn".*"spam"/.test(line))).toHaveLength(1);
});

test('a running site delivers a lead that an operator marks as not spam', async () => {
  const { cms, site } = await startSiteAndCms();
  const lead = { ...submission(), trap: 'filled in by a password manager' };
  await site.send(lead);
  await run(site, 'not-spam', lead.key);
  await delivered(site);
  expect([...cms.entries.keys()]).toEqual([lead.key]);
});

const withFile = (isRequired: boolean) => ({
  ...contactForm,
  formFields: {
    nodes: [
      ...contactForm.formFields.nodes,
      {
        visibility: 'VISIBLE',
        displayOnly: false,
        pageNumber: 1,
        isRequired,
        __typename: 'FileUploadField',
        databaseId: 4,
        type: 'FILEUPLOAD',
        label: 'Drawing',
      },
    ],
  },
});

test('a lead without its required file waits for an operator, and its visitor reads where to email it', async () => {
  const { cms, site } = await startSiteAndCms();
  cms.form = withFile(true);
  const lead = submission();
  for (const _press of [1, 2]) {
    const { status, json } = await site.send(lead);
    expect({ status, json }).toMatchObject({ status: 200, json: { status: 'kept', entryId: null } });
    expect(json.confirmation.html).toContain('We have your message');
    expect(json.confirmation.html).toMatch(/href="mailto:[^"]+@/);
    expect(json.confirmation.html).toContain(lead.key.slice(0, 8));
  }
  expect(cms.sentKeys).toEqual([]);
  expect((await site.leadService.summary()).leads).toMatchObject({ 'needs-person': 1, accepted: 0 });
  expect(site.logged.filter((line) => /"warn".*"needs-person"/.test(line))).toHaveLength(1);
  expect(await listed(site, 'needs-person')).toMatch(
    / a required file is missing; the visitor was given the email address for it$/,
  );
  await run(site, 'retry', lead.key);
  await delivered(site);
  expect([...cms.entries.keys()]).toEqual([lead.key]);
});

test('a lead without its optional file is delivered as usual', async () => {
  const { cms, site } = await startSiteAndCms();
  cms.form = withFile(false);
  expect(await site.send()).toMatchObject({ status: 200, json: { status: 'sent', entryId: 1 } });
  expect(cms.sentKeys).toHaveLength(1);
});

test('a lead that the CMS rejects because of a field that it does not describe is stored for an operator', async () => {
  const { cms, site } = await startSiteAndCms();
  const { nodes } = contactForm.formFields;
  // A required file field of a plugin that WPGraphQL does not support.
  cms.form = { ...contactForm, formFields: { nodes: [...nodes, null] } };
  const required = { id: 4, message: 'This field is required.' };
  cms.respond = (_input, _req, res) => sendJson(res, payload({ errors: [required] }));
  expect(await site.send()).toMatchObject({ status: 200, json: { status: 'kept' } });
  expect((await site.leadService.summary()).leads).toMatchObject({ dead: 1, refused: 0 });
  expect(site.logged.some((line) => /"error".*"dead"/.test(line))).toBe(true);

  // The visitor can correct errors in fields that the form shows.
  const wrong = { id: 1, message: 'No such person.' };
  cms.respond = (_input, _req, res) => sendJson(res, payload({ errors: [required, wrong] }));
  expect(await site.send()).toMatchObject({ status: 422, json: { errors: [wrong] } });
  expect((await site.leadService.summary()).leads).toMatchObject({ dead: 1, refused: 1 });
});
