import { type ComponentType, use } from 'react';
import { renderToString } from 'react-dom/server';
import { browserFiles } from '../page-files/browser-files.ts';
import { PageFiles, Script } from '../page-files/page-files.tsx';
import type { ScriptName } from '../page-files/script-sources.ts';
import type { When } from './when.ts';

interface IslandProps<Props> {
  /** The script with its component, in `page-files/script-sources.ts`; `document/form-islands.client.ts` has the forms'. */
  name: ScriptName | 'lead-form';
  Component: ComponentType<Props>;
  /** Plain JSON, because they are sent to the browser. */
  props: Props;
  /** What the component shows in its `Slot`; it gets it as `html`. */
  html?: string | undefined;
  when: When;
}

/** A part of the page with a React root of its own, which hydrates in the browser. */
export function Island<Props extends object>({ name, Component, props, html: slot, when }: IslandProps<Props>) {
  const files = use(PageFiles);
  const prefix = `i${files?.islands ?? 0}`;
  if (files) files.islands += 1;
  const html = renderToString(<Component {...props} {...(slot !== undefined && { html: slot })} />, {
    identifierPrefix: prefix,
  });
  return (
    <>
      <div
        data-island={name}
        data-src={name === 'lead-form' ? undefined : browserFiles.scripts[name]}
        data-prefix={prefix}
        data-props={JSON.stringify(props)}
        data-when={JSON.stringify(when)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what React just rendered
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <Script name={name === 'lead-form' ? 'form-islands' : 'islands'} />
    </>
  );
}
