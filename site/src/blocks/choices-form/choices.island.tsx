import * as texts from '@headwater/brand/texts.ts';
import { type FormEvent, Fragment, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Category, categories } from '../../consent/categories.ts';
import { choose, isAllowed } from '../../consent/consent.client.ts';
import styles from './choices-form.module.css';

export interface ChoicesProps {
  /** Those of this installation, and what each does. */
  offered: readonly { category: Category; meaning: string }[];
  /** Until the visitor is asked again. */
  days: number;
}

/** A box for each category, with the visitor's choice. Hidden until that is known, which only the browser does. */
export function Choices({ offered, days }: ChoicesProps) {
  const [allowed, setAllowed] = useState<readonly Category[]>();
  const [isSaved, setIsSaved] = useState(false);
  useEffect(() => setAllowed(categories.filter(isAllowed)), []);

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = new Set(new FormData(event.currentTarget).getAll('allow'));
    const chosen = categories.filter((category) => checked.has(category));
    // Saved, these are no answers that a reload could lose.
    flushSync(() => {
      setAllowed(chosen);
      setIsSaved(true);
    });
    choose(chosen, days);
  };

  return (
    <form className={styles.form} onSubmit={save} hidden={!allowed}>
      <Fragment key={allowed ? 'chosen' : 'unknown'}>
        {offered.map(({ category, meaning }) => (
          <label key={category} className={styles.choice}>
            <input
              type="checkbox"
              name="allow"
              value={category}
              autoComplete="off"
              defaultChecked={allowed?.includes(category) ?? false}
            />
            <span>
              <b className={styles.name}>{texts.consentNames[category]}</b>
              {meaning}
            </span>
          </label>
        ))}
      </Fragment>
      <button className={styles.save} type="submit">
        {texts.choicesSave}
      </button>
      <p role="status">{isSaved && texts.choicesSaved(days)}</p>
    </form>
  );
}
