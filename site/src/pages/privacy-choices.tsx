import * as texts from '@headwater/brand/texts.ts';
import { ChoicesForm } from '../blocks/choices-form/choices-form.tsx';
import { env } from '../config/env.ts';
import { siteConfig } from '../config/site.config.ts';
import { definePage } from '../document/define-page.ts';
import { SiteShell } from '../document/site-shell.tsx';
import { findCaptchas } from '../forms/server/find-captchas.ts';
import { shellInTime } from '../navigation/shell-in-time.ts';
import type { SiteShellData } from '../navigation/site-shell.query.ts';
import { pageHead } from '../seo/head.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { Section } from '../ui/section/section.tsx';

interface PrivacyChoicesPageProps {
  shell: SiteShellData | undefined;
  captchas: readonly string[];
}

/** Which third parties a visitor allows. */
function PrivacyChoicesPage({ shell, captchas }: PrivacyChoicesPageProps) {
  const head = pageHead({
    site: shell?.generalSettings,
    title: texts.privacyChoices,
    path: siteConfig.paths.privacyChoices,
    robots: 'noindex',
  });
  return (
    <SiteShell shell={shell} head={head}>
      <Banner title={texts.privacyChoices} />
      <Section>
        <ChoicesForm captchas={captchas} />
      </Section>
    </SiteShell>
  );
}

export const page = definePage({
  async load({ locals }) {
    const [shell, captchas] = await Promise.all([shellInTime(locals), findCaptchas(locals.queryPublic, env)]);
    return { props: { shell, captchas } };
  },
  Page: PrivacyChoicesPage,
});
