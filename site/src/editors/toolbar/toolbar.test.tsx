import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SignOutError } from '../sign-in/sign-out.ts';
import { editedContent } from './edited-content.ts';
import { toolbarNodes } from './nodes.tsx';
import { checkNodes, Toolbar } from './toolbar.tsx';
import type { ToolbarContext } from './toolbar-context.ts';

const context: ToolbarContext = {
  isShown: true,
  siteName: 'Alder Creek',
  cmsUrl: 'https://cms.example',
  edits: { typeName: 'Page', databaseId: 12 },
  viewer: {
    name: 'Inga',
    username: 'inga',
    email: 'inga@example.com',
    avatars: { small: { src: '/26.png', dense: '/52.png' }, large: undefined },
  },
  logout: { start() {}, isRunning: false, error: undefined },
};

test('rejects nodes with the same ID', () => {
  expect(() => checkNodes([{ id: 'edit' }, { id: 'own' }, { id: 'edit' }])).toThrow(
    'Toolbar Nodes must have unique keys.',
  );
  expect(checkNodes(toolbarNodes)).toBe(toolbarNodes);
});

test.each(toolbarNodes)('the node $id is an element that is named after it', ({ id }) => {
  expect(renderToStaticMarkup(<Toolbar {...context} />)).toContain(`<li id="wp-admin-bar-${id}"`);
});

test('the toolbar has the ids and classes that WordPress gives it', () => {
  const html = renderToStaticMarkup(<Toolbar {...context} />);
  expect(html).toMatch(
    /<div id="wpadminbar"><div id="wp-toolbar" class="quicklinks" role="navigation" aria-label="Toolbar">/,
  );
  for (const part of [
    'id="wp-admin-bar-root-default" class="ab-top-menu" aria-label="primary toolbar menu items"',
    'id="wp-admin-bar-top-secondary" class="ab-top-secondary ab-top-menu" aria-label="secondary toolbar menu items"',
    'href="https://cms.example/wp-admin">Alder Creek</a>',
    'href="https://cms.example/wp-admin/post.php?post=12&amp;action=edit">Edit Page</a>',
    'href="https://cms.example/wp-admin/admin.php?page=graphiql-ide"><svg class="ab-icon" viewBox="0 0 24 24" aria-hidden="true">',
    'id="wp-admin-bar-my-account" class="menupop with-avatar"',
    'Howdy, <span class="display-name">Inga</span>',
    'src="/26.png" srcSet="/52.png 2x" width="26" height="26"',
    'id="wp-admin-bar-user-actions"',
    '<span class="username">inga</span><span class="email">inga@example.com</span>',
    'tabindex="-1"',
  ]) {
    expect(html).toContain(part);
  }
});

test.each([
  [501, 'cannot end your other sessions'],
  [503, 'the site did not answer'],
])('the toolbar explains a sign-out that failed with %i', (status, words) => {
  const error = new SignOutError(new Response(null, { status }));
  const html = renderToStaticMarkup(<Toolbar {...context} logout={{ ...context.logout, error }} />);
  expect(html).toMatch(new RegExp(`role="alert">[^<]*${words}`));
});

const profile = 'href="https://cms.example/wp-admin/profile.php"';

/** The account's node of the toolbar. */
function account(changed: Partial<ToolbarContext> = {}): string {
  const html = renderToStaticMarkup(<Toolbar {...context} {...changed} />);
  return /<li id="wp-admin-bar-my-account".*?<\/li><\/ul><\/div>(?=<\/li>)/s.exec(html)?.[0] ?? '';
}

test('the account shows the editor, with links to the profile and buttons to sign out', () => {
  const avatars = { small: { src: '/26.png', dense: undefined }, large: { src: '/64.png', dense: '/128.png' } };
  expect(account({ viewer: { name: 'Inga', username: 'inga', avatars } })).toBe(
    '<li id="wp-admin-bar-my-account" class="menupop with-avatar">' +
      '<button class="ab-item" type="button" aria-haspopup="true" aria-expanded="false">' +
      '<span>Howdy, <span class="display-name">Inga</span></span>' +
      '<img class="avatar" src="/26.png" width="26" height="26" alt=""/></button>' +
      '<div class="ab-sub-wrapper"><ul id="wp-admin-bar-user-actions" class="ab-submenu">' +
      `<li id="wp-admin-bar-user-info"><a class="ab-item" ${profile} tabindex="-1">` +
      '<img class="avatar" src="/64.png" srcSet="/128.png 2x" width="64" height="64" alt=""/>' +
      '<span class="display-name">Inga</span><span class="username">inga</span></a></li>' +
      `<li id="wp-admin-bar-edit-profile"><a class="ab-item" ${profile}>Edit Profile</a></li>` +
      '<li id="wp-admin-bar-logout"><button class="ab-item" type="button" aria-disabled="false">Log Out</button></li>' +
      '<li id="wp-admin-bar-logout-everywhere">' +
      '<button class="ab-item" type="button" aria-disabled="false">Log Out Everywhere</button></li></ul></div>',
  );
});

test('an editor without an avatar has no picture', () => {
  const avatars = { small: undefined, large: undefined };
  expect(account({ viewer: { name: 'Inga', username: 'inga', avatars } })).not.toContain('<img');
});

test('the nodes are in the order of WordPress, the account in a list of its own', () => {
  const html = renderToStaticMarkup(<Toolbar {...context} />);
  const [, primary, secondary] = html.split('<ul id="wp-admin-bar-').map((list) => list.replace(/<ul id=.*/, ''));
  const names = (list = '') => [...list.matchAll(/<li id="wp-admin-bar-([\w-]+)"/g)].map((found) => found[1]);
  expect([names(primary), names(secondary)]).toEqual([['site-name', 'edit', 'graphiql'], ['my-account']]);
});

test('the toolbar of a page without content has no link to edit it', () => {
  expect(renderToStaticMarkup(<Toolbar {...context} edits={undefined} />)).not.toContain('wp-admin-bar-edit"');
});

test('the toolbar has a placeholder until the editor is known', () => {
  const html = renderToStaticMarkup(<Toolbar {...context} viewer={undefined} />);
  expect(html).toContain('ab-skeleton');
  expect(html).not.toContain('Howdy');
});

const page = { __typename: 'Page', databaseId: 1, isContentNode: true, isFrontPage: false, isPostsPage: false };

test('an editor can edit the content of a page', () => {
  expect(editedContent(page)).toEqual({ typeName: 'Page', databaseId: 1 });
});

test.each([
  ['the front page', { ...page, isFrontPage: true }],
  ['the posts page', { ...page, isPostsPage: true }],
  ['a category', { ...page, __typename: 'Category', isContentNode: false }],
  ['something without a number', { ...page, databaseId: undefined }],
])('the toolbar of %s has no content to edit', (_what, seed) => {
  expect(editedContent(seed)).toBeUndefined();
});
