import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fromPlaces } from '../config/cms-places.ts';

interface Html {
  __html: string;
}

const rendered = fromPlaces(() => new WeakMap<object, Map<string, Html>>());

/**
 * The HTML of a part that many pages show alike, such as a menu: rendered by the first of them. It must not depend on the
 * page except through `key`, nor call `useRendering()`.
 * @param data of the CMS, with which the HTML is forgotten
 * @param key all else that changes the HTML; of few values, as each is stored
 */
export function renderOnce(data: object, key: string, element: ReactElement): Html {
  const known = rendered().get(data) ?? new Map<string, Html>();
  const html = known.get(key) ?? { __html: renderToStaticMarkup(element) };
  rendered().set(data, known.set(key, html));
  return html;
}
