import type { ComponentType } from 'react';
import { isChangedControl } from '../islands/changed-control.ts';
import { hydrateOnInteraction } from '../islands/hydrate-on-interaction.ts';
import { importWithRetry } from '../islands/import-with-retry.ts';
import type { When } from '../islands/when.ts';

/** Whether the visitor comes back to this entry of the history, in which an island has left how it was. */
function isReturn(key: string | undefined): boolean {
  // Islands write it, but so may other scripts.
  const state = history.state as Record<string, { url?: unknown } | null> | null;
  return key !== undefined && state?.[key]?.url === location.href;
}

/** Hydrates the islands of a page but its forms. The server wrote their data. */
for (const island of document.querySelectorAll<HTMLElement>('[data-src]')) {
  const { src = '', when: whenText = '' } = island.dataset;
  const load = async () => {
    const [{ hydrate }, module] = await Promise.all([
      importWithRetry(() => import('../islands/hydrate.ts')),
      importWithRetry(() => import(/* @vite-ignore */ src)),
    ]);
    // An island's file exports its component and nothing else.
    const [Component] = Object.values(module as Record<string, ComponentType<never>>);
    return () => Component && hydrate(island, Component);
  };
  const when = JSON.parse(whenText) as When;
  if (typeof when === 'string') {
    void importWithRetry(() => import('../islands/hydrate-later.ts')).then(({ hydrateLater }) =>
      hydrateLater(island, when, load),
    );
  } else {
    const hydrate = hydrateOnInteraction(island, when, load);
    // The browser may also restore what was typed, after Back or a reload.
    const start = () => {
      if (isReturn(when.historyKey) || [...island.querySelectorAll('input')].some(isChangedControl)) void hydrate();
    };
    start();
    addEventListener('pageshow', start);
  }
}
