import type { LeadFormProps } from '../forms/browser/form-props.ts';
import { hydrateOnInteraction } from '../islands/hydrate-on-interaction.ts';
import { importWithRetry } from '../islands/import-with-retry.ts';
import { isInUse, needsScriptNow } from '../islands/needs-script-now.ts';
import { watchTyping } from '../islands/watch-typing.ts';
import type { InteractionOptions } from '../islands/when.ts';

/** Hydrates the forms of a page. Their script is not looked up in the page, so that the build can put it into one file. */
for (const island of document.querySelectorAll<HTMLElement>('[data-island="lead-form"]')) {
  // The server wrote it.
  const options = JSON.parse(island.dataset.when ?? '') as InteractionOptions;
  const load = async () => {
    const [{ hydrate, propsOf }, { LeadForm }] = await Promise.all([
      importWithRetry(() => import('../islands/hydrate.ts')),
      importWithRetry(() => import('../forms/browser/form.island.tsx')),
    ]);
    const props = propsOf<LeadFormProps>(island);
    await LeadForm.load(props);
    return () => hydrate(island, LeadForm, props);
  };
  const hydrate = hydrateOnInteraction(island, options, load, watchTyping(island));
  addEventListener('pageshow', () => {
    if (isInUse(island)) void hydrate();
  });
  if (needsScriptNow(options) || isInUse(island)) void hydrate();
}
