import * as texts from '@headwater/brand/texts.ts';
import type { ResultOf } from '../../cms-client/graphql.ts';
import { plainText } from '../../content/plain-text.ts';
import { textLines } from '../../content/text-lines.ts';
import { nodeHead } from '../../seo/node-head.ts';
import { byDatabaseId, defineTemplate, templateQuery } from '../define-template.ts';
import { listCrumbs, trailOf } from '../list-trail.ts';
import { nodePath } from '../node-path.ts';
import { askContactForm } from './contact-form.ts';
import { GetRepresentative } from './representative.query.ts';
import { Representative } from './representative.tsx';
import { askRepresentativeMap, type RepresentativeMapData } from './representative-map.ts';

/** The template's data: the representative, its map, and the form of the contact page. */
export type RepresentativeData = [head: ResultOf<typeof GetRepresentative>, map: RepresentativeMapData, form: string];

type Facts = Partial<Record<'address' | 'territories', string | null>>;

/** A representative's territory and address, as text; most addresses start with the name. */
function summary(name: string, { address, territories }: Facts): string | undefined {
  const lines = textLines(address).filter((line) => line !== name);
  const served = textLines(territories).join(', ');
  const parts = [served && texts.representsUsIn(served), lines.join(', ')].filter(Boolean);
  return parts.length > 0 ? `${name}: ${parts.join('. ')}.` : undefined;
}

export const representative = defineTemplate<RepresentativeData, NonNullable<RepresentativeData[0]['representative']>>({
  Component: Representative,
  queries: [templateQuery(GetRepresentative, byDatabaseId), askRepresentativeMap, askContactForm],
  node: ([data]) => data.representative,
  head: ({ node, site, seed }) => {
    const name = plainText(node.name) || plainText(node.title);
    return nodeHead({
      node,
      site,
      title: name,
      path: nodePath(node, seed),
      summary: summary(name, node),
      trail: trailOf(listCrumbs(seed.list)),
    });
  },
});
