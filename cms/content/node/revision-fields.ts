import { can } from '../../accounts/capabilities.ts';
import type { ContentRecord } from '../../database/records.ts';
import { connectNodes, edgeTo } from '../../schema/connection.ts';
import type { CmsContext, Resolve } from '../../schema/context.ts';
import type { PagingArguments } from '../../schema/paging.ts';
import { asRevision, previewOf } from '../preview.ts';

function revisionsOf(content: ContentRecord, { tables, viewer }: CmsContext): ContentRecord[] {
  if (!can(viewer, 'edit', content) || content.revisionOf !== undefined) return [];
  return tables.revisions.ofContent(content.id).map((revision) => asRevision(content, revision));
}

const preview: Resolve<ContentRecord> = (content, _args, context) => {
  const newest = previewOf(context, content);
  return edgeTo(newest?.revisionOf === undefined ? null : newest);
};

const revisions: Resolve<ContentRecord, PagingArguments> = (content, args, context) => {
  const states = revisionsOf(content, context);
  return states.length > 0 ? connectNodes(states, args) : null;
};

/** Fields of every type that has revisions. */
export const revisionFields = {
  hasPassword: ({ postPassword }: ContentRecord) => postPassword !== '',
  preview,
  revisions,
};
