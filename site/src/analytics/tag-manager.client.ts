import { whenAllowed } from '../consent/consent.client.ts';
import { pushToDataLayer, tagContainer } from './data-layer.client.ts';
import { pageView } from './page-view.ts';

/** Loads the tag container and reports every page view to it. Only pages with a container have this script. */
const container = tagContainer();

function loadContainer({ content, dataset }: HTMLMetaElement): void {
  pushToDataLayer({ event: 'gtm.js', 'gtm.start': Date.now() });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${dataset.origin}/gtm.js?id=${content}`;
  document.head.append(script);
}

if (container) {
  whenAllowed('measurement', () => loadContainer(container));

  const tellView = () => pushToDataLayer(pageView(location, document.title));
  tellView();
  // A page restored from the back/forward cache is shown without running its scripts again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tellView();
  });
}
