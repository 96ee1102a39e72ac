import { counted } from '@headwater/contract/text/counted.ts';
import { bad, type Finding, good, less, unknown } from './finding.ts';
import { isFile, type Seen, type Settings } from './seen.ts';

/** An item about settings, which were read in one query. */
function aboutSettings(decide: (settings: Settings, seen: Seen) => Finding): (seen: Seen) => Finding {
  return (seen) =>
    typeof seen.settings === 'string'
      ? unknown(`the CMS does not respond to the query for it: ${seen.settings}`)
      : decide(seen.settings, seen);
}

/** Whether content has paths. */
export const permalinks = aboutSettings(({ contents }) => {
  const plain = contents.find(({ uri }) => uri.startsWith('/?'));
  if (plain) {
    return bad(
      `plain: ${plain.uri} is not a path`,
      'Choose "Post name" in WordPress under Settings, Permalinks, and save.',
    );
  }
  const index = contents.find(({ uri }) => uri.startsWith('/index.php/'));
  if (index) {
    return less(
      `paths begin with /index.php: ${index.uri}; the site has them without it, and redirects`,
      'Let the web server of WordPress rewrite URLs, and remove "/index.php" under Settings, Permalinks.',
    );
  }
  const shown = contents.find(({ uri }) => uri !== '/') ?? contents[0];
  return shown ? good(`pages have paths, such as ${shown.uri}`) : unknown('there is no page yet');
});

/** Whether `/` is a page that editors choose. */
export const frontPage = aboutSettings(({ front }) => {
  if (front?.isFrontPage && front.type !== 'ContentType') return good('a page is at /');
  return bad(
    front ? `/ is ${front.type === 'ContentType' ? 'the list of posts' : `of type ${front.type}`}` : 'nothing is at /',
    'Choose "A static page" in WordPress under Settings, Reading, and a published page as the homepage.',
  );
});

/** Whether posts have a list. */
export const postsPage = aboutSettings(({ postsPath }) =>
  postsPath !== null && postsPath !== '/'
    ? good(`posts are listed at ${postsPath}`)
    : less('posts have no list of their own', 'Choose a posts page in WordPress under Settings, Reading.'),
);

/** Whether content is at a path that the site keeps for itself. */
export const reserved = aboutSettings(({ hidden }) =>
  hidden.length === 0
    ? good('no content is at a path of the site itself')
    : bad(
        `the site shows its own page at ${hidden.join(', ')}`,
        'Give this content another slug; the plugin then redirects the old one.',
      ),
);

/** Whether the pages are there that the site links to by itself. */
export const linkedPages = aboutSettings(({ missing }) =>
  missing.length === 0
    ? good('the pages are there that the site links to by itself')
    : less(
        `the site links to ${missing.join(', ')}, where nothing is`,
        'Publish pages there, or change `paths` in site/src/config/site.config.ts and `quotation` in brand/company.ts.',
      ),
);

/** Whether the header and the footer have their menus. */
export const menus = aboutSettings(({ menus: counts }) => {
  const entries = Object.entries(counts);
  const unregistered = entries.filter(([, count]) => count === undefined).map(([location]) => `"${location}"`);
  if (unregistered.length > 0) {
    return bad(
      `no such location: ${unregistered.join(', ')}`,
      'Install the plugin of this repository, or register the locations in the theme (register_nav_menus).',
    );
  }
  const empty = entries.filter(([, count]) => count === 0).map(([location]) => `"${location}"`);
  if (empty.length > 0) {
    return less(
      `no menu with items at ${empty.join(', ')}`,
      'Assign one in WordPress under Appearance, Menus, Manage Locations.',
    );
  }
  return good(entries.map(([location, count]) => `${location}: ${counted(count ?? 0, 'item')}`).join(', '));
});

/** Whether search engines may index the site. */
export function searchEngines({ searchEngines: { setting, cms } }: Seen): Finding {
  const says = setting || cms;
  if (says === undefined)
    return unknown(
      'without the plugin, WordPress does not say whether they may index the site',
      'Install the plugin, or set SEARCH_ENGINES.',
    );
  if (says === 'allow') return good(setting ? 'SEARCH_ENGINES allows them' : 'WordPress allows them');
  return setting
    ? bad('SEARCH_ENGINES keeps them from every page', 'Set it to allow, or leave it empty, when the site is public.')
    : bad(
        'WordPress keeps them from every page',
        'Clear "Discourage search engines from indexing this site" under Settings, Reading, or set SEARCH_ENGINES=allow.',
      );
}

/** The folder for uploads that a file is in, by year and month or not. */
function folderOf(url: string): string {
  return url.replace(/\/[^/]*$/, '').replace(/\/\d{4}\/\d{2}$/, '');
}

/** Whether files of the media library can be fetched where the site looks for them. */
export const media = aboutSettings(({ media: files }) => {
  if (files.length === 0) return unknown('no file of the media library is public');
  const elsewhere = files.find(({ at }) => at === undefined);
  if (elsewhere) {
    return bad(
      `files are in ${folderOf(elsewhere.url)}, where the site takes none from`,
      `Set CMS_UPLOADS_URL to ${folderOf(elsewhere.url)}.`,
    );
  }
  const missing = files.find((file) => !isFile(file));
  if (missing) {
    return bad(
      `${missing.at} responds with HTTP ${missing.status}, ${missing.type || 'no content type'}`,
      'Let the web server there send files of the media library to the site.',
    );
  }
  return good(`${files.map(({ at }) => at).join(' and ')} can be fetched`);
});

/** Whether browsers show the pictures of the media library. */
export const pictures = aboutSettings(({ unshown }) =>
  unshown.length === 0
    ? good('the newest pictures are of formats that browsers show')
    : less(
        `browsers do not show ${unshown.slice(0, 3).join(', ')}${unshown.length > 3 ? ` and ${unshown.length - 3} more` : ''}; the site leaves them out`,
        'Upload them as JPEG, PNG or WebP.',
      ),
);
