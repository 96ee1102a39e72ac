import * as texts from '@headwater/brand/texts.ts';
import { permalink } from '../../config/cms-places.ts';
import { siteConfig } from '../../config/site.config.ts';
import { configuredCategories } from '../../consent/configured-categories.ts';
import { Script } from '../../page-files/page-files.tsx';
import { useRendering } from '../../rendering/rendering.ts';
import styles from './choices-form.module.css';

/** A box for each category of this installation. Without JavaScript there is none of it, and it says so. */
export function ChoicesForm() {
  const { thirdParties } = useRendering().locals;
  // Where the site does not ask first, these boxes are checked before any choice: `Server-Timing` has to list them.
  for (const category of configuredCategories) thirdParties[category] ??= {};
  return (
    <>
      <p>
        {texts.choicesIntroduction} <a href={permalink(siteConfig.paths.privacyPolicy)}>{texts.consentPolicy}</a>
      </p>
      <noscript>
        <p>{texts.choicesNeedNoScript}</p>
      </noscript>
      <form
        className={styles.form}
        data-choices=""
        data-days={siteConfig.consent.days}
        data-saved={texts.choicesSaved}
        hidden
      >
        {configuredCategories.map((category) => (
          <label key={category} className={styles.choice}>
            <input type="checkbox" name="allow" value={category} autoComplete="off" />
            <span>
              <b className={styles.name}>{texts.consentNames[category]}</b>
              {texts.consentMeanings[category]}
            </span>
          </label>
        ))}
        <button className={styles.save} type="submit">
          {texts.choicesSave}
        </button>
        <p role="status" />
      </form>
      <Script name="choices-form" />
    </>
  );
}
