/** What runs on every page. */
import '../blocks/representative-map/representative-map.client.ts';
import './site-header.client.ts';
import './mobile-menu.client.ts';
import './headroom.client.ts';
import './focus-main.client.ts';
import './page-progress.client.ts';
import './prefetch.client.ts';
import './start-toolbar.client.ts';

// Few visits come from a campaign, so only those load the script that asks for consent and stores it.
if (/[?&](?:gclid|[gw]braid|msclkid|fbclid|utm_\w+)=/.test(location.search)) {
  import('./store-campaign.client.ts').then(({ storeCampaign }) => storeCampaign());
}
