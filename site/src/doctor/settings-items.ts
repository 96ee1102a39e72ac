import { bad, type Finding, good, less, unknown } from './finding.ts';
import type { Seen, Settings } from './seen.ts';

/** An item about settings, which were read in one query. */
function aboutSettings(decide: (settings: Settings, seen: Seen) => Finding): (seen: Seen) => Finding {
  return (seen) =>
    typeof seen.settings === 'string'
      ? unknown(`the CMS does not answer the query for it: ${seen.settings}`)
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
      `paths begin with /index.php: ${index.uri}`,
      'Let the web server of WordPress rewrite URLs, and remove "/index.php" under Settings, Permalinks.',
    );
  }
  return contents[0] ? good(`pages have paths, such as ${contents[0].uri}`) : unknown('there is no page yet');
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
  return good(entries.map(([location, count]) => `${location}: ${count} items`).join(', '));
});

/** Whether files of the media library can be fetched where the site looks for them. */
export const media = aboutSettings(({ media: file }, { cmsUrl }) => {
  if (!file) return unknown('the media library is empty');
  const { host, pathname } = new URL(file.url);
  if (host !== new URL(cmsUrl).host) {
    return bad(
      `files are at ${host}, and the site fetches them only from ${new URL(cmsUrl).host}`,
      'Turn the CDN of the media library off, or give the site the host in the URLs of files as CMS_URL.',
    );
  }
  if (!pathname.includes('/wp-content/uploads/')) {
    return bad(
      `files are at ${pathname}, outside of /wp-content/uploads/`,
      'Use the usual folder for uploads (no UPLOADS constant, no WP_CONTENT_URL).',
    );
  }
  if (file.status !== 200 || file.type.startsWith('text/html')) {
    return bad(
      `${file.url} answers HTTP ${file.status}, ${file.type || 'no content type'}`,
      'Let the web server of WordPress send files below /wp-content/uploads/ to the site.',
    );
  }
  return good(`${file.url} can be fetched`);
});
