import type { Screen } from '../admin-request.ts';
import { contentEditScreen, contentNewScreen } from './content-edit.ts';
import { contentListScreen } from './content-list.ts';
import { entriesScreen } from './entries.ts';
import { figuresScreen } from './figures.ts';
import { formsScreen } from './forms.ts';
import { graphiqlScreen } from './graphiql.ts';
import { mediaLibraryScreen } from './media-library.ts';
import { menusScreen } from './menus.ts';
import { overviewScreen } from './overview.ts';
import { profileScreen } from './profile.ts';
import { redirectsScreen } from './redirects.ts';
import { settingsScreen } from './settings.ts';

/** The screens by WordPress's file names. */
const screens = {
  '': overviewScreen,
  'index.php': overviewScreen,
  'edit.php': contentListScreen,
  'post.php': contentEditScreen,
  'post-new.php': contentNewScreen,
  'upload.php': mediaLibraryScreen,
  'nav-menus.php': menusScreen,
  'profile.php': profileScreen,
  'options-general.php': settingsScreen,
} as const satisfies Record<string, Screen>;

/** The screens of plugins, which WordPress distinguishes by `admin.php?page=…`. */
const pluginScreens = {
  'graphiql-ide': graphiqlScreen,
  gf_edit_forms: formsScreen,
  gf_entries: entriesScreen,
  figures: figuresScreen,
  redirects: redirectsScreen,
} as const satisfies Record<string, Screen>;

export function screenAt({ pathname, searchParams }: URL): Screen | undefined {
  const name = /^\/wp-admin\/?([\w-]*(?:\.php)?)$/.exec(pathname)?.[1];
  const [known, requested] = name === 'admin.php' ? [pluginScreens, searchParams.get('page')] : [screens, name];
  return Object.entries<Screen>(known).find(([candidate]) => candidate === requested)?.[1];
}
