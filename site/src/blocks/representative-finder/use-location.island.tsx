import * as texts from '@headwater/brand/texts.ts';
import { type MouseEvent, useState } from 'react';
import styles from './representative-finder.module.css';

/** Milliseconds after which typing a ZIP code is faster. */
const TIMEOUT = 10_000;

/** Sends the finder's form, in which it is, with the visitor's location. */
export function UseLocation() {
  const [note, setNote] = useState('');

  const locate = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const input = form?.querySelector<HTMLInputElement>('[name="near"]');
    if (!form || !input) return;
    setNote(texts.locating);
    const fail = () => {
      setNote(texts.locationFailed);
      input.focus();
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        // About a kilometer: enough to find a territory, and not where somebody lives.
        input.value = `${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`;
        form.requestSubmit();
      },
      fail,
      { timeout: TIMEOUT, maximumAge: Number.POSITIVE_INFINITY },
    );
  };

  return (
    <>
      <button type="button" className={styles.location} onClick={locate}>
        {texts.useLocation}
      </button>
      <p role="status">{note}</p>
    </>
  );
}
