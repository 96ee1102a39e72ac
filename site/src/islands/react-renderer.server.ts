import astroRenderer from '@astrojs/react/server.js';
import type { NamedSSRLoadedRendererValue } from 'astro';
import type { ComponentType } from 'react';
import { renderStatic } from './render-static.ts';

type Render = NamedSSRLoadedRendererValue['renderToStaticMarkup'];

/** Astro's renderer has the islands, because their script expects its output. */
async function render(this: { result: object }, ...parts: Parameters<Render>): ReturnType<Render> {
  const [Component, props, slots, metadata] = parts;
  if (metadata?.hydrate) return astroRenderer.renderToStaticMarkup.call(this, ...parts);
  // Astro's types know neither what a renderer's components are nor that slots are HTML.
  return { html: renderStatic(Component as ComponentType, props, slots, this.result), attrs: {} };
}

export default {
  ...astroRenderer,
  /** A component that isn't Astro's is React's here. */
  check: async () => true,
  renderToStaticMarkup: render,
};
