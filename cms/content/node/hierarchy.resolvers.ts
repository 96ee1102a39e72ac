import type { ContentRecord } from '../../database/records.ts';
import { connectNodes, edgeTo } from '../../schema/connection.ts';
import type { CmsContext, Resolve } from '../../schema/context.ts';
import { type ContentListArguments, listContent } from '../list-content.ts';
import { readableContent } from '../readable-content.ts';

function parentOf({ parentId }: ContentRecord, context: CmsContext): ContentRecord | undefined {
  return parentId === null ? undefined : readableContent(context, parentId);
}

/** From the parent up. The limit ends a cycle, which a hand-edited database could contain. */
function ancestorsOf(content: ContentRecord, context: CmsContext): ContentRecord[] {
  const ancestors: ContentRecord[] = [];
  let next = parentOf(content, context);
  while (next && ancestors.length < 20) {
    ancestors.push(next);
    next = parentOf(next, context);
  }
  return ancestors;
}

export const hierarchyResolvers = {
  HierarchicalContentNode: {
    parent: (content, _args, context) => edgeTo(parentOf(content, context)),
    ancestors: (content, args, context) => {
      const ancestors = ancestorsOf(content, context);
      return ancestors.length > 0 ? connectNodes(ancestors, args) : null;
    },
    children: (content, args, context) =>
      listContent(args, { types: [content.type], parentId: content.revisionOf ?? content.id }, context),
  },
} satisfies Record<string, Record<string, Resolve<ContentRecord, ContentListArguments>>>;
