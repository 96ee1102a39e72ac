/** What runs on every page. */
import '../blocks/representative-map/representative-map.client.ts';
import '../navigation/shell.client.ts';
import '../editors/toolbar/start-toolbar.client.ts';

// Few visits come from a campaign, so only those load the script that asks for consent and stores it.
if (/[?&](?:gclid|[gw]braid|msclkid|fbclid|utm_\w+)=/.test(location.search)) {
  import('../analytics/campaign.client.ts').then(({ storeCampaign }) => storeCampaign());
}
