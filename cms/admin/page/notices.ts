import { type Html, html } from '../../web/html.ts';

/** Notices about the previous post, by the word in the URL. */
const notices = {
  saved: 'Draft saved.',
  published: 'Published. The site is being notified.',
  updated: 'Updated. The site is being notified.',
  unpublished: 'Taken off the site. It is a draft again.',
  trashed: 'Moved to the trash.',
  restored: 'Brought back from the trash.',
  uploaded: 'Uploaded.',
  described: 'Saved.',
  form: 'The form is saved. The site is being notified.',
  imported: 'Imported. Look below at what differs from Gravity Forms.',
  duplicated: 'This is the copy. It is closed until you open it.',
  deleted: 'Deleted.',
  menu: 'The menu is saved. The site is being notified.',
  figures: 'The figures are imported. The site is being notified.',
  redirect: 'The redirect is saved. The site is being notified.',
  'redirect-removed': 'The redirect is removed. The site is being notified.',
  settings: 'Settings saved. The site is being notified.',
  profile: 'Profile saved.',
} as const;

export type NoticeName = keyof typeof notices;

/** The notice that the query names; nothing for an unknown name. */
export function noticeOf(url: URL): Html | null {
  const requested = url.searchParams.get('notice');
  const text = Object.entries(notices).find(([name]) => name === requested)?.[1];
  return text === undefined ? null : html`<p class="notice" role="status">${text}</p>`;
}

/** The URL with a notice to show there. */
export function withNotice(path: string, notice: NoticeName): string {
  return `${path}${path.includes('?') ? '&' : '?'}notice=${notice}`;
}

export type Problems = readonly { field?: string; message: string }[];

/** All problems that prevent saving a form, in one place above it. */
export function problemList(problems: Problems): Html | null {
  if (problems.length === 0) return null;
  return html`<div role="alert">
    <h2>Nothing is saved yet</h2>
    <ul>
      ${problems.map(({ field, message }) =>
        field === undefined ? html`<li>${message}</li>` : html`<li><a href="#${field}">${message}</a></li>`,
      )}
    </ul>
  </div>`;
}
