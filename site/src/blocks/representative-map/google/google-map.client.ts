import { choice, choose, isAllowed, onChoice } from '../../../consent/consent.client.ts';
import { openFrame } from '../../../consent/open-frame.client.ts';
import { NEAR, whenVisible } from '../../../ui/when-visible/when-visible.ts';

/**
 * Shows Google Maps in place of the site's own map, when the visitor allows it and the map is near. Until it can be used,
 * and whenever it fails, the own map stays. Only pages of a site with a key have this script.
 */
function startGoogleMap(map: HTMLElement): void {
  const mount = map.querySelector<HTMLElement>('[data-google-mount]');
  const offer = map.querySelector<HTMLButtonElement>('[data-google-offer]');
  const status = map.querySelector<HTMLElement>('[data-google-status]');
  if (!mount || !offer || !status) return;
  const { loading = '', failed = '', label = '', days } = status.dataset;
  let isNear = false;
  let isShown = false;

  const setStatus = (text: string) => {
    status.textContent = text;
    status.toggleAttribute('data-busy', text === loading);
  };
  const showOwnMap = () => {
    isShown = false;
    mount.replaceChildren();
    map.removeAttribute('data-google-ready');
    setStatus('');
  };
  async function showGoogleMap(to: HTMLElement): Promise<void> {
    isShown = true;
    setStatus(loading);
    const onFailed = () => {
      map.removeAttribute('data-google-ready');
      if (isShown) setStatus(failed);
    };
    try {
      await openFrame(to, { path: '/frame/map', title: label, onFailed });
      if (!isShown) return;
      map.setAttribute('data-google-ready', '');
      setStatus('');
    } catch (error) {
      console.warn(error);
    }
  }

  const apply = () => {
    offer.hidden = isAllowed('maps');
    if (!isAllowed('maps')) showOwnMap();
    else if (isNear && !isShown) void showGoogleMap(mount);
  };
  offer.addEventListener('click', () => {
    choose([...(choice() ?? []), 'maps'], Number(days));
    status.focus();
  });
  onChoice(apply);
  apply();
  whenVisible(
    '[data-representative-map]',
    () => {
      isNear = true;
      apply();
    },
    NEAR,
  );
}

const map = document.querySelector<HTMLElement>('[data-representative-map]');
if (map) startGoogleMap(map);
