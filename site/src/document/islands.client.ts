import type { ComponentType } from 'react';
import { hydrateOnInteraction } from '../islands/hydrate-on-interaction.ts';
import { importWithRetry } from '../islands/import-with-retry.ts';
import type { InteractionOptions } from '../islands/interaction-options.ts';

/** The islands by the name that `Island` takes. */
const islands: Readonly<Record<string, () => Promise<ComponentType<never>>>> = {
  'lead-form': () => importWithRetry(() => import('../forms/browser/form.island.tsx')).then(({ LeadForm }) => LeadForm),
};

for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { island: name = '', interaction = '{}' } = island.dataset;
  const loadComponent = islands[name];
  if (!loadComponent) continue;
  // The server wrote both.
  const options = JSON.parse(interaction) as InteractionOptions;
  hydrateOnInteraction(island, options, async () => {
    const [{ hydrate }, Component] = await Promise.all([
      importWithRetry(() => import('../islands/hydrate.ts')),
      loadComponent(),
    ]);
    return () => hydrate(island, Component as ComponentType<object>);
  });
}
