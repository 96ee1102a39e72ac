/** What runs on every page. */
import '../blocks/representative-map/representative-map.client.ts';
import '../navigation/shell.client.ts';
import '../editors/toolbar/start-toolbar.client.ts';

// Few visits come from a campaign, so only those load the script that asks for consent and stores it.
if (/[?&](?:gclid|[gw]braid|msclkid|fbclid|utm_\w+)=/.test(location.search)) {
  import('../analytics/campaign.client.ts').then(({ storeCampaign }) => storeCampaign());
}

/** The list of suggestions is loaded when a visitor first uses a search field. */
function suggestIn(field: EventTarget | null): void {
  if (field instanceof HTMLInputElement && 'suggest' in field.dataset)
    import('../search/suggestions.client.ts').then(({ suggest }) => suggest(field));
}

document.addEventListener('focusin', ({ target }) => suggestIn(target));
suggestIn(document.activeElement);
