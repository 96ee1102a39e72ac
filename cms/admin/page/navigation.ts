import { contentTypes, writtenTypes } from '@headwater/content-model/content-types.ts';
import { type Capability, can } from '../../accounts/capabilities.ts';
import { type Html, html } from '../../web/html.ts';
import type { AdminRequest } from '../admin-request.ts';

interface Entry {
  label: string;
  path: string;
  needs: Capability;
}

const entries: readonly Entry[] = [
  { label: 'Overview', path: '/wp-admin/', needs: 'edit_posts' },
  ...writtenTypes.map(
    (type): Entry => ({
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
export function navigation({ user, url }: Pick<AdminRequest, 'user' | 'url'>, current: string | undefined): Html {
  const here = current ?? `${url.pathname}${url.search}`;
  return html`<nav class="screens" aria-label="Screens">
    <ul>
      ${entries
        .filter(({ needs }) => can(user, needs))
        .map(
          ({ label, path }) =>
            html`<li><a href="${path}"${path === here ? html` aria-current="page"` : null}>${label}</a></li>`,
        )}
    </ul>
  </nav>`;
}
