import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorOfCms, importForm, newestEntry } from '../support/business-forms/import-form.ts';
import { expect, test } from '../support/installation.ts';

const hidden = (id: number, label: string, inputName: string) => ({
  type: 'hidden',
  id,
  label,
  inputName,
  allowsPrepopulate: true,
});
const mail = { from: 'website@example.com', subject: 'A question', message: '{all_fields}' };
const routeTo = (value: string, email: string) => ({ fieldId: '2', operator: 'is', value, email });

/** An export of Gravity Forms, of which one notification goes by rules and the other to the address that the site found. */
const exported = {
  0: {
    id: 1,
    title: 'Ask your representative',
    button: { type: 'text', text: 'Send' },
    fields: [
      { type: 'text', id: 1, label: 'ZIP code' },
      hidden(2, 'Representative', 'representative'),
      hidden(3, 'Representative email', 'representative_email'),
    ],
    confirmations: [
      { id: 'c', name: 'Default', isDefault: true, type: 'message', message: '<p>{Representative:2} calls you.</p>' },
    ],
    notifications: [
      {
        ...mail,
        id: 'desk',
        name: 'By region',
        toType: 'routing',
        routing: [routeTo('North LLC', 'north-desk@example.com'), routeTo('South Inc.', 'south-desk@example.com')],
      },
      { ...mail, id: 'direct', name: 'To the representative', toType: 'email', to: '{Representative email:3}' },
    ],
  },
  version: '2.9.1',
};

/** The recipient of each mail that the CMS wrote, by its file. */
function recipients(folder: string): Record<string, string | undefined> {
  const outbox = join(folder, 'cms', 'outbox');
  const names = readdirSync(outbox).filter((name) => name.endsWith('.eml'));
  const recipient = (name: string) => /^To: (.*?)\r?$/m.exec(readFileSync(join(outbox, name), 'utf8'))?.[1];
  return Object.fromEntries(names.map((name) => [name.replace('.eml', ''), recipient(name)]));
}

test("a visitor's ZIP code names the representative in the confirmation and the entry, and routes the mails", async ({
  installation,
  editor,
  visitor,
}) => {
  test.setTimeout(180_000);
  const { cmsUrl, siteUrl, folder } = installation;
  await editor.goto(`${cmsUrl}/wp-admin/edit.php?post_type=representative&s=North`);
  await editor.getByRole('link', { name: 'North', exact: true }).click();
  await editor.getByLabel('Address').fill('<p>1 Main St<br />Email: ask@north.example</p>');
  await editor.getByRole('button', { name: 'Update' }).last().click();
  await expect(editor.getByRole('status')).toBeVisible();
  const { id, path } = await importForm(
    await editorOfCms(installation),
    { name: 'territory', text: JSON.stringify(exported) },
    installation,
  );

  for (const [code, name] of [
    ['55401', 'North LLC'],
    ['78701', 'South Inc.'],
  ] as const) {
    await visitor.goto(siteUrl + path);
    await visitor.getByRole('textbox', { name: 'ZIP code' }).fill(code);
    await visitor.getByRole('button', { name: 'Send' }).click();
    await expect(visitor.locator('.form-receipt')).toContainText(`${name} calls you.`);
    expect(newestEntry(id, installation)).toMatchObject({ 1: code, 2: name });
  }
  await expect
    .poll(() => recipients(folder))
    .toEqual({
      'entry-1-desk': 'north-desk@example.com',
      'entry-1-direct': 'ask@north.example',
      'entry-2-desk': 'south-desk@example.com',
    });
});
