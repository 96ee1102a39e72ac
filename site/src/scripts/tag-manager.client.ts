import { consentSignals } from '../analytics/consent-signals.ts';
import { pushToDataLayer, tagContainer } from '../analytics/data-layer.client.ts';
import { pageView } from '../analytics/page-view.ts';
import { isAllowed, onChoice, whenAllowed } from '../consent/consent.client.ts';

/** Loads the tag container and reports every page view to it. Only pages with a container have this script. */
const container = tagContainer();

/** Pushes a command of Google's `gtag`. A container takes nothing but `arguments` for a command. */
function command(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  pushToDataLayer(arguments);
}

function loadContainer({ content, dataset }: HTMLMetaElement): void {
  pushToDataLayer({ event: 'gtm.js', 'gtm.start': Date.now() });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${dataset.origin}/gtm.js?id=${content}`;
  document.head.append(script);
}

if (container) {
  const sendChoice = () => command('consent', 'update', consentSignals(isAllowed));
  command(
    'consent',
    'default',
    consentSignals(() => false),
  );
  sendChoice();
  onChoice(sendChoice);
  whenAllowed('measurement', () => loadContainer(container));

  const sendView = () => pushToDataLayer(pageView(location, document.title));
  sendView();
  // A page restored from the back/forward cache is shown without running its scripts again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sendView();
  });
}
