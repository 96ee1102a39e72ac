import { whenConsented } from './consent.client.ts';
import { pushToDataLayer, tagContainer } from './data-layer.client.ts';
import { pageView } from './page-view.ts';

/** Loads the container of tags and tells it about every page; only pages with a container have this script. */
const container = tagContainer();

function loadContainer({ content, dataset }: HTMLMetaElement): void {
  pushToDataLayer({ event: 'gtm.js', 'gtm.start': Date.now() });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${dataset.origin}/gtm.js?id=${content}`;
  document.head.append(script);
}

if (container) {
  const load = () => loadContainer(container);
  if (container.dataset.consent === 'required') whenConsented(load);
  else load();

  const tellView = () => pushToDataLayer(pageView(location, document.title));
  tellView();
  // A page that the browser kept is shown again without its scripts running again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tellView();
  });
}
