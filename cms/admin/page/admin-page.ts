import { contentTypes, writtenTypes } from '@headwater/content-model/content-types.ts';
import { type Capability, can } from '../../accounts/capabilities.ts';
import { type Html, html } from '../../web/html.ts';
import type { AdminRequest } from '../admin-request.ts';
import { noticeOf, type Problems, problemList } from './notices.ts';
import { htmlResponse } from './responses.ts';

interface ScreenLink {
  label: string;
  path: string;
  needs: Capability;
}

const screenLinks: readonly ScreenLink[] = [
  { label: 'Overview', path: '/wp-admin/', needs: 'edit_posts' },
  ...writtenTypes.map(
    (type): ScreenLink => ({
      label: contentTypes[type].label,
      path: `/wp-admin/edit.php?post_type=${type}`,
      needs: 'edit_posts',
    }),
  ),
  { label: 'Media', path: '/wp-admin/upload.php', needs: 'edit_posts' },
  { label: 'Menus', path: '/wp-admin/nav-menus.php', needs: 'edit_posts' },
  { label: 'Forms', path: '/wp-admin/admin.php?page=gf_edit_forms', needs: 'edit_posts' },
  { label: 'Form entries', path: '/wp-admin/admin.php?page=gf_entries', needs: 'edit_posts' },
  { label: 'Figures', path: '/wp-admin/admin.php?page=figures', needs: 'manage_options' },
  { label: 'Redirects', path: '/wp-admin/admin.php?page=redirects', needs: 'manage_options' },
  { label: 'Settings', path: '/wp-admin/options-general.php', needs: 'manage_options' },
  { label: 'GraphiQL', path: '/wp-admin/admin.php?page=graphiql-ide', needs: 'edit_posts' },
  { label: 'Profile', path: '/wp-admin/profile.php', needs: 'read' },
];

/** The screens that the user may open; the current one is marked. */
function navigation({ user, url }: Pick<AdminRequest, 'user' | 'url'>, current: string | undefined): Html {
  const here = current ?? `${url.pathname}${url.search}`;
  return html`<nav class="screens" aria-label="Screens">
    <ul class="hstack unstyled gap-1">
      ${screenLinks
        .filter(({ needs }) => can(user, needs))
        .map(
          ({ label, path }) =>
            html`<li><a href="${path}"${path === here ? html` aria-current="page"` : null}>${label}</a></li>`,
        )}
    </ul>
  </nav>`;
}

interface PageParts {
  title: string;
  body: Html;
  /** Shown beside the heading, such as a link to create a node. */
  actions?: Html | null;
  /** Path of the navigation's link for this page, if it is not the page's own. */
  section?: string;
  /** What prevented saving, listed above the body. */
  problems?: Problems;
  /** 422 with problems and 200 without, unless it is something else. */
  status?: number | undefined;
}

/** A whole page of the admin: frame, heading, notice, body. */
export function adminPage(
  request: AdminRequest,
  { title, body, actions, section, problems = [], status }: PageParts,
): Response {
  const { user, siteUrl, tables, token } = request;
  const siteName = tables.options.text('blogname');
  const page = html`<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title} · ${siteName} admin</title>
    <link rel="stylesheet" href="/wp-admin/assets/admin.css">
    <script src="/wp-admin/assets/unsaved.js" defer></script>
    <link rel="icon" href="data:,">
  </head>
  <body>
    <a class="sr" href="#content">Skip to the content</a>
    <header class="bar hstack justify-between">
      <p><a href="${siteUrl}/">${siteName}</a> <span class="mono">admin</span></p>
      <div class="hstack">
        <a href="/wp-admin/profile.php">${user.name}</a>
        <form method="post" action="/wp-login.php?action=logout">${tokenField(token)}<button class="outline small">Log out</button></form>
      </div>
    </header>
    <div class="frame">
      ${navigation(request, section)}
      <main id="content" tabindex="-1">
        <div class="hstack mb-4"><h1>${title}</h1>${actions}</div>
        ${noticeOf(request.url)}
        ${problemList(problems)}${body}
      </main>
    </div>
    <footer class="foot hint">
      <p>A small admin for the local CMS. What WordPress does better stays with WordPress: users and their roles,
      blocks, scheduled posts, comments, plug-ins.</p>
    </footer>
  </body>
</html>`;
  return htmlResponse(status ?? (problems.length > 0 ? 422 : 200), page, siteUrl);
}

/** A page that only says why it shows nothing. */
export function messagePage(
  request: AdminRequest,
  { text, ...parts }: Omit<PageParts, 'body' | 'actions'> & { text: string },
): Response {
  return adminPage(request, { ...parts, body: html`<p class="text-light">${text}</p>` });
}

/** The hidden token of every admin form. */
export function tokenField(token: string): Html {
  return html`<input type="hidden" name="_wpnonce" value="${token}">`;
}
