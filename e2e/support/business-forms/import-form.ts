import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BusinessForm } from '@headwater/gravity-forms/testing/business-forms.ts';
import { type Company, company } from '../companies.ts';
import { loginOf, publish, signInAtCms } from '../editor.ts';
import { startTags } from '../html.ts';
import { newVisitor, type Visitor } from '../visitor.ts';

const path = '/wp-admin/admin.php?page=gf_edit_forms';

/** An editor who is signed in to the CMS. */
export async function editorOfCms({ cmsUrl, folder }: Company = company): Promise<Visitor> {
  const editor = newVisitor();
  await signInAtCms(editor, cmsUrl, await loginOf('editor', folder));
  return editor;
}

/** Imports a form through the admin, and publishes a page with it. @returns its ID and the page's path */
export async function importForm(
  editor: Visitor,
  { name, text }: Pick<BusinessForm, 'name' | 'text'>,
  { cmsUrl }: Company = company,
): Promise<{ id: number; path: string }> {
  const page = await (await editor.get(`${cmsUrl}${path}`)).text();
  const token = startTags(page).find(({ attributes }) => attributes.name === '_wpnonce')?.attributes.value ?? '';
  const form = new FormData();
  form.set('_wpnonce', token);
  form.set('do', 'import');
  form.set('file', new File([text], `${name}.json`));
  const response = await editor.post(`${cmsUrl}${path}`, form);
  const id = Number(/[?&]id=(\d+)/.exec(response.headers.get('location') ?? '')?.[1]);
  if (response.status !== 303 || !id)
    throw new Error(`${name} was not imported: ${response.status} ${await response.text()}`);
  const slug = `business-form-${id}`;
  const content = `<p>Write to us.</p>\n[gravityform id="${id}" title="false"]`;
  await publish(editor, { type: 'page', title: `Business form ${name}`, content, fields: { slug } }, cmsUrl);
  return { id, path: `/${slug}/` };
}

/** A value with the names of its files in place of their URLs; any other value as it is. */
function withFileNames(value: string): string {
  const [links = '', ...texts] = value.split('|:|');
  const names = [...links.matchAll(/[?&]gf-download=([^&"]*)/g)].map(([, name = '']) => name.replaceAll('+', ' '));
  return names.length > 0 ? [names.map(decodeURIComponent).join(), ...texts].join('|:|') : value;
}

/** The values of the newest entry of a form, as the CMS stored them; undefined without an entry. */
export function newestEntry(formId: number, { folder }: Company = company): Record<string, string> | undefined {
  const database = new DatabaseSync(join(folder, 'cms', 'entries.sqlite'), { readOnly: true });
  try {
    const rows = database
      .prepare(
        `SELECT input_id AS id, value FROM entry_values
         WHERE entry_id = (SELECT max(id) FROM entries WHERE form_id = ?)`,
      )
      .all(formId);
    if (rows.length === 0) return undefined;
    return Object.fromEntries(rows.map(({ id, value }) => [String(id), withFileNames(String(value))]));
  } finally {
    database.close();
  }
}
