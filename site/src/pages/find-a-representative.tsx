import * as texts from '@headwater/brand/texts.ts';
import { FinderForm } from '../blocks/representative-finder/finder-form.tsx';
import { FinderResults } from '../blocks/representative-finder/finder-results.tsx';
import { siteConfig } from '../config/site.config.ts';
import { definePage } from '../document/define-page.ts';
import { SiteShell } from '../document/site-shell.tsx';
import { permissionsPolicy } from '../http/permissions-policy.ts';
import { findNearby } from '../map/finder/find-nearby.ts';
import { loadShell } from '../navigation/load-shell.ts';
import type { SiteShellData } from '../navigation/site-shell.query.ts';
import { pageHead } from '../seo/head.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { Section } from '../ui/section/section.tsx';

interface FinderPageProps {
  shell: SiteShellData;
  nearby: Awaited<ReturnType<typeof findNearby>>;
}

/** Finds the representative near a place. */
function FinderPage({ shell, nearby }: FinderPageProps) {
  const { finder } = siteConfig.paths;
  const head = pageHead({ site: shell.generalSettings, title: texts.finderTitle, path: finder, robots: 'noindex' });
  return (
    <SiteShell shell={shell} head={head}>
      <Banner title={texts.finderTitle}>
        <FinderForm near={nearby?.entered} hasLocation />
      </Banner>
      {nearby && (
        <Section>
          <FinderResults place={nearby.place} found={nearby.found} towns={nearby.towns} />
        </Section>
      )}
    </SiteShell>
  );
}

export const page = definePage({
  async load({ locals, url }) {
    const [shell, nearby] = await Promise.all([
      loadShell(locals.queryShared),
      findNearby(locals.queryShared, url.searchParams.get('near') ?? ''),
    ]);
    // The only page that may ask for a visitor's location.
    return { props: { shell, nearby }, headers: { 'permissions-policy': permissionsPolicy(['geolocation']) } };
  },
  Page: FinderPage,
});
