import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RenderingContext } from '../rendering.ts';

interface InPageProps {
  children: ReactNode;
  target?: string;
  tags?: Set<string>;
}

/** A component as a part of a page, of whose rendering it only looks at URL and tags. */
export function InPage({ children, target = '/', tags = new Set() }: InPageProps) {
  const texts = { forms: new Map(), closed: new Set(), closedForms: undefined };
  const rendering = { url: new URL(target, 'http://site.invalid'), locals: { tags }, texts, policy: [], islands: 0 };
  return <RenderingContext value={rendering as never}>{children}</RenderingContext>;
}

export function htmlInPage(element: ReactNode, target = '/', tags = new Set<string>()): string {
  return renderToStaticMarkup(
    <InPage target={target} tags={tags}>
      {element}
    </InPage>,
  );
}
