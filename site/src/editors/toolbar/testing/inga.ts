/** Fields of an editor that go to the browser as they are. */
export const account = {
  capabilities: ['edit_posts'],
  databaseId: 3,
  description: null,
  email: 'inga@example.com',
  id: 'dXNlcjoz',
  firstName: 'Inga',
  lastName: 'Holm',
  nickname: 'inga',
  locale: 'en_US',
  slug: 'inga',
  templates: ['author'],
  registeredDate: '2026-01-02T08:00:00+00:00',
  uri: '/author/inga/',
  url: null,
  userId: 3,
};

const at = (size: number) => ({ url: `/wp-content/uploads/${size}.png` });

/** An editor as the CMS describes the viewer. */
export const inga = {
  name: 'Inga &amp; Co',
  username: 'inga',
  ...account,
  avatar26: at(26),
  avatar52: at(52),
  avatar64: at(64),
  avatar128: at(128),
};
