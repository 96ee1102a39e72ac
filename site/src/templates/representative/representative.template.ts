import * as texts from '@headwater/brand/texts.ts';
import type { ResultOf } from '../../cms-client/graphql.ts';
import { permalink } from '../../config/cms-places.ts';
import { siteConfig } from '../../config/site.config.ts';
import { plainText } from '../../content/plain-text.ts';
import { sanitizeHtml } from '../../content/sanitize-html.ts';
import { splitAtForms } from '../../content/split-at-forms.ts';
import { textLines } from '../../content/text-lines.ts';
import { fetchTerritories } from '../../map/fetch-territories.ts';
import { drawMap, type MapPicture } from '../../map/map-picture.ts';
import { mapOutlines } from '../../map/outlines/map-outlines.ts';
import { nodeHead } from '../../seo/node-head.ts';
import { byDatabaseId, defineTemplate, type TemplateQuery, templateQuery } from '../define-template.ts';
import { listCrumbs, trailOf } from '../list-trail.ts';
import { nodePath } from '../node-path.ts';
import { GetContactText } from './contact-form.query.ts';
import { GetRepresentative } from './representative.query.ts';
import { Representative } from './representative.tsx';

interface RepresentativeMapData {
  /** Undefined without polygons, or when the brand has no outlines. */
  picture: MapPicture | undefined;
  /** For the log: polygons that were left out. */
  warning: string | undefined;
}

/** The map of one representative, with its office in the center; by a query of its own. */
const queryRepresentativeMap: TemplateQuery<RepresentativeMapData> = async (query, { databaseId }) => {
  const { data: territories, errors } = await fetchTerritories(query, [String(databaseId)]);
  const [territory] = territories;
  const picture = territory && (await drawMap([territory], mapOutlines, territory));
  return { data: { picture, warning: territory?.warning }, errors };
};

/** The first form of the contact page, as a shortcode; empty without one. */
const queryContactForm: TemplateQuery<string> = async (query) => {
  const { data, errors } = await query(GetContactText, { uri: permalink(siteConfig.paths.contact) });
  const page = data.nodeByUri;
  const text = page?.__typename === 'Page' ? (page.content ?? '') : '';
  const form = splitAtForms(sanitizeHtml(text)).find(({ kind }) => kind === 'form');
  const shortcode = form?.kind === 'form' ? `[gravityform id="${form.formId}" title="false"]` : '';
  return { data: shortcode, errors };
};

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
  queries: [templateQuery(GetRepresentative, byDatabaseId), queryRepresentativeMap, queryContactForm],
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
