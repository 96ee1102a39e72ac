import * as texts from '@headwater/brand/texts.ts';
import { permalink } from '../../config/cms-places.ts';
import { siteConfig } from '../../config/site.config.ts';
import { configuredCategories } from '../../consent/configured-categories.ts';
import { Island } from '../../islands/island.tsx';
import { useRendering } from '../../rendering/rendering.ts';
import { Choices } from './choices.island.tsx';

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
      <Island
        name="choices"
        Component={Choices}
        props={{ offered: configuredCategories, days: siteConfig.consent.days }}
        when="idle"
      />
    </>
  );
}
