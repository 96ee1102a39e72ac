/** All scripts of header and navigation, for every page. */
import './site-header.client.ts';
import './mobile-menu.client.ts';
import './headroom.client.ts';
import './focus-main.client.ts';
import './page-progress.client.ts';
import './prefetch.client.ts';
