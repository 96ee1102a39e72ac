import * as texts from '@headwater/brand/texts.ts';
import { permalink } from '../../config/cms-places.ts';
import { siteConfig } from '../../config/site.config.ts';
import type { Category } from '../../consent/categories.ts';
import { configuredCategories } from '../../consent/configured-categories.ts';
import { Island } from '../../islands/island.tsx';
import { useRendering } from '../../rendering/rendering.ts';
import { Choices } from './choices.island.tsx';

/** What each category does, for those of an installation. */
export function meaningsOf(
  offered: readonly Category[],
  captchas: readonly string[],
): Readonly<Record<Category, string>> {
  const campaign = texts.consentMeanings.attribution(siteConfig.forms.campaignDays);
  return {
    ...texts.consentMeanings,
    captcha: texts.consentMeanings.captcha(new Intl.ListFormat(texts.locale).format(captchas)),
    attribution: offered.includes('measurement') ? `${campaign} ${texts.attributionCounts}` : campaign,
  };
}

/**
 * A box for each category of this installation. Without JavaScript there is none of it, and it says so.
 * @param captchas what checks forms for robots; none where no form can have a captcha
 */
export function ChoicesForm({ captchas }: { captchas: readonly string[] }) {
  const { thirdParties } = useRendering().locals;
  const offered = configuredCategories.filter((category) => category !== 'captcha' || captchas.length > 0);
  const meanings = meaningsOf(offered, captchas);
  // Where the site does not ask first, these boxes are checked before any choice: `Server-Timing` has to list them.
  for (const category of offered) thirdParties[category] ??= {};
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
        props={{
          offered: offered.map((category) => ({ category, meaning: meanings[category] })),
          days: siteConfig.consent.days,
        }}
        when="idle"
      />
    </>
  );
}
