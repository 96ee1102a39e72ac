import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { InteractionOptions } from '../islands/interaction-options.ts';
import { Script } from '../page-files/page-files.tsx';
import { useRendering } from './rendering.ts';

interface IslandProps<Props> {
  /** Its name in `document/islands.client.ts`, which imports the component. */
  name: string;
  Component: ComponentType<Props>;
  /** Plain JSON, because they are sent to the browser. */
  props: Props;
  interaction: InteractionOptions;
}

/** A part of the page with a React root of its own, which hydrates in the browser when it is first used. */
export function Island<Props extends object>({ name, Component, props, interaction }: IslandProps<Props>) {
  const rendering = useRendering();
  const prefix = `i${rendering.islands}`;
  rendering.islands += 1;
  const html = renderToString(<Component {...props} />, { identifierPrefix: prefix });
  return (
    <>
      <div
        data-island={name}
        data-prefix={prefix}
        data-props={JSON.stringify(props)}
        data-interaction={JSON.stringify(interaction)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what React just rendered
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <Script name="islands" />
    </>
  );
}
