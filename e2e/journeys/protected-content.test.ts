import type { Page } from '@playwright/test';
import { company } from '../support/companies.ts';
import { signedIn, writeDraft } from '../support/editor.ts';
import { expect, test } from '../support/editor-page.ts';
import { newVisitor } from '../support/visitor.ts';

const marker = 'Zirconium';

/** Opens the edit screen of a post and publishes it after `change`. */
async function publish(editor: Page, id: number, change: () => Promise<void>): Promise<void> {
  await editor.goto(`${company.cmsUrl}/wp-admin/post.php?post=${id}&action=edit`);
  await change();
  await editor.getByRole('button', { name: /^(Publish|Update)$/ }).click();
  await expect(editor.getByRole('button', { name: 'Update' })).toBeVisible();
}

test('visitors see only the title and a notice of protected content, until the password is removed', async ({
  editor,
  visitor,
}) => {
  const { siteUrl, cmsUrl } = company;
  const author = await signedIn('editor', company);
  const words = { title: 'Guarded weir', content: `<p>${marker}</p>` };
  // A project shows custom fields, a post shows its text.
  const project = await writeDraft(author, { type: 'project', ...words }, cmsUrl);
  const post = await writeDraft(author, { type: 'post', ...words, title: 'Guarded news' }, cmsUrl);
  const urls = ['/project/guarded-weir/', '/project/', '/guarded-news/', '/news/', '/feed.xml'].map(
    (path) => siteUrl + path,
  );
  const showing = async () => {
    const pages = await Promise.all(urls.map(async (url) => (await newVisitor().get(url)).text()));
    return pages.map((html) => html.includes(marker));
  };
  await publish(editor, project, () => editor.getByLabel('Summary').fill(marker));
  await publish(editor, post, async () => {});
  await expect.poll(showing).toEqual(urls.map(() => true));

  const password = editor.getByLabel('Password');
  for (const id of [project, post]) await publish(editor, id, () => password.fill('open sesame'));
  await expect.poll(showing).toEqual(urls.map(() => false));
  await visitor.goto(`${siteUrl}/project/`);
  await visitor.getByRole('link', { name: 'Guarded weir' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Guarded weir');
  await expect(visitor.getByText('This page is protected by a password.')).toBeVisible();
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await visitor.screenshot({ path: test.info().outputPath('protected.png') });

  for (const id of [project, post]) await publish(editor, id, () => password.fill(''));
  await expect.poll(showing).toEqual(urls.map(() => true));
});
