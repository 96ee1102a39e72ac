import * as texts from '@headwater/brand/texts.ts';
import { permalink } from '../../config/cms-places.ts';
import { env } from '../../config/env.ts';
import { siteConfig } from '../../config/site.config.ts';
import { configuredCategories } from '../../consent/configured-categories.ts';
import { configuredRule } from '../../consent/configured-rule.ts';
import { Script } from '../../page-files/page-files.tsx';
import { useRendering } from '../../rendering/rendering.ts';
import styles from './consent-banner.module.css';

const { days, toolSources } = siteConfig.consent;

/** For a campaign alone, the script that knows of it loads the banner's. */
const hasThirdParty = configuredCategories.some((category) => !['captcha', 'attribution'].includes(category));

const names = new Intl.ListFormat(texts.locale).format(
  configuredCategories.map((category) => texts.consentNames[category]),
);

/** An owner's own consent tool, which asks in place of the banner. */
function ConsentTool({ src }: { src: string }) {
  useRendering().policy.push({
    'script-src': [new URL(src).origin, ...toolSources.script],
    ...(toolSources.connect.length > 0 && { 'connect-src': toolSources.connect }),
    ...(toolSources.style.length > 0 && { 'style-src-elem': toolSources.style }),
  });
  return (
    <>
      <script src={src} async data-consent-tool="" data-days={days} />
      <Script name="consent-tool" />
    </>
  );
}

/**
 * The question for consent, which is shown on pages that have a third party, and to visitors from a campaign, until the
 * visitor has chosen. Both buttons look alike.
 */
export function ConsentBanner() {
  const { url, locals } = useRendering();
  // Where the site does not ask first, `Server-Timing` has to tell whose campaign may be stored.
  if (configuredRule.mode !== 'required' && configuredCategories.includes('attribution')) {
    locals.thirdParties.attribution ??= {};
  }
  if (env.CONSENT_TOOL) return <ConsentTool src={env.CONSENT_TOOL} />;
  // A form with a captcha says so itself, so that sites with no other third party have no question in every page.
  // The page with the choices asks for each of them.
  const isRendered =
    configuredRule.mode !== 'off' &&
    configuredCategories.some((category) => category !== 'captcha') &&
    url.pathname !== siteConfig.paths.privacyChoices;
  if (!isRendered) return null;
  return (
    <>
      <section
        className={styles.banner}
        aria-label={texts.consentLabel}
        data-consent-banner={configuredCategories.join(' ')}
        data-days={days}
        hidden
      >
        <p className={styles.words}>
          {texts.consentQuestion(names)} <a href={permalink(siteConfig.paths.privacyPolicy)}>{texts.consentPolicy}</a>
        </p>
        <div className={styles.choices}>
          <a className={styles.more} href={siteConfig.paths.privacyChoices}>
            {texts.consentChoose}
          </a>
          <button className={styles.choice} type="button" data-consent="refused">
            {texts.consentDecline}
          </button>
          <button className={styles.choice} type="button" data-consent="granted">
            {texts.consentAllow}
          </button>
        </div>
      </section>
      {hasThirdParty && <Script name="consent-banner" />}
    </>
  );
}
