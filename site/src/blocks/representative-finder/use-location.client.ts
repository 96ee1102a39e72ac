import * as texts from '@headwater/brand/texts.ts';

/** Milliseconds after which typing a ZIP code is faster. */
const TIMEOUT = 10_000;

const form = document.querySelector<HTMLFormElement>('[data-finder]');
const button = form?.querySelector<HTMLButtonElement>('[data-use-location]');
const note = form?.querySelector('[data-location-note]');
const input = form?.querySelector<HTMLInputElement>('[name="near"]');

if (form && button && note && input && 'geolocation' in navigator) {
  button.hidden = false;
  button.addEventListener('click', () => {
    note.textContent = texts.locating;
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        // About a kilometer: enough to find a territory, and not where somebody lives.
        input.value = `${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`;
        form.requestSubmit();
      },
      () => {
        note.textContent = texts.locationFailed;
        input.focus();
      },
      { timeout: TIMEOUT, maximumAge: Number.POSITIVE_INFINITY },
    );
  });
}
