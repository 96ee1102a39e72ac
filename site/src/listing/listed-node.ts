import { contentTypes } from '@headwater/content-model/content-types.ts';
import { type FragmentOf, type ResultOf, readFragment } from '../cms-client/graphql.ts';
import { formatDate } from '../content/date.ts';
import type { MediaItemParts } from '../content/media-item.fragment.ts';
import { ownFields } from '../content/own-fields.ts';
import { plainText, titleText } from '../content/plain-text.ts';
import { safeHref } from '../content/safe-href.ts';
import { ListedNode } from './listed-node.fragment.ts';

/** What a listing shows of a node, as plain text. */
export interface NodeSummary {
  id: string;
  href: string | undefined;
  title: string;
  /** Set above the title: when it was written. */
  label: string | undefined;
  text: string;
  image: FragmentOf<typeof MediaItemParts> | undefined;
}

type Node = ResultOf<typeof ListedNode>;

function titleOf(node: Node): string {
  return plainText(ownFields(node).title) || titleText('title' in node ? node.title : '');
}

/** Visitors see only the title of protected content; WordPress withholds its excerpt, but not its custom fields. */
function textOf(node: Node): string {
  const { text, isProtected } = ownFields(node);
  if (isProtected) return '';
  if (text) return plainText(text);
  return 'excerpt' in node ? plainText(node.excerpt) : '';
}

const datedTypes = new Set(
  Object.values(contentTypes).flatMap(({ graphqlType, isDated }) => (isDated ? [graphqlType] : [])),
);

/** Posts are read by date; a project is not news. */
function labelOf(node: Node): string | undefined {
  return datedTypes.has(node.__typename) ? formatDate(node.date) : undefined;
}

export function summarise(masked: FragmentOf<typeof ListedNode>): NodeSummary {
  const node = readFragment(ListedNode, masked);
  return {
    id: node.id,
    href: safeHref(node.uri),
    title: titleOf(node),
    label: labelOf(node),
    text: textOf(node),
    image: 'featuredImage' in node ? node.featuredImage?.node : undefined,
  };
}
