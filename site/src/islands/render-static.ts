import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** React's hints for files, which Astro's renderer removes as well: the shell says what to load. */
const HINT = /<link\s[^>]*rel="(?:preload|modulepreload|stylesheet|preconnect|dns-prefetch)"[^>]*>/g;

/** What an Astro template puts inside a component. Astro removes the element, and leaves its content. */
function slot(name: string, html: string | undefined) {
  if (!html?.trim()) return undefined;
  return createElement('astro-static-slot', { name, dangerouslySetInnerHTML: { __html: html } });
}

function toPropName(slotName: string): string {
  return slotName.trim().replace(/[-_]([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

const components = new WeakMap<object, number>();

/** A prefix for the identifiers of one component on a page. Astro's renderer begins those of islands with `r`. */
function identifierPrefix(page: object): string {
  const count = components.get(page) ?? 0;
  components.set(page, count + 1);
  return `s${count}`;
}

/**
 * Renders a component that never hydrates.
 * @param slots HTML from the Astro template, by the name of the slot
 * @param page the same object for all components of a page, whose identifiers must differ
 */
export function renderStatic<Props extends object>(
  Component: ComponentType<Props>,
  props: Props,
  slots: Readonly<Record<string, string | undefined>>,
  page: object,
): string {
  const { default: children, ...others } = slots;
  const named = Object.entries(others).map(([name, html]) => [toPropName(name), slot(name, html)]);
  const element = createElement(Component, { ...props, ...Object.fromEntries(named) }, slot('default', children));
  return renderToStaticMarkup(element, { identifierPrefix: identifierPrefix(page) }).replace(HINT, '');
}
