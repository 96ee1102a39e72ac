import type { QueryPublic } from '../../../cms-client/cms-client.ts';
import type { ReportedError } from '../../../cms-client/errors.ts';
import type { FieldNode } from '../../fields/reading/field.fragment.ts';
import { GetForm } from '../form.query.ts';
import { GetFormFieldCursors } from '../form-field-cursors.query.ts';
import type { FormResponse } from './to-form-definition.ts';

type Errors = readonly Pick<ReportedError, 'message' | 'path'>[];
type ListResponse = { data: FormResponse; errors: Errors };

/** Maximum number of queries for one form: five unreadable fields among a hundred need fewer. */
const MOST_QUERIES = 60;

/** The type, which WPGraphQL for Gravity Forms quotes in its message; the whole message if nothing is quoted. */
function typeIn(errors: readonly { message: string }[]): string {
  const message = errors[0]?.message ?? 'unknown';
  return /["“'`]([\w-]{2,40})["”'`]/.exec(message)?.[1] ?? message.slice(0, 80);
}

/**
 * A placeholder for a field that the CMS could not resolve.
 * @param position from 0; the ID is negative, as no field of the CMS has
 */
export function unreadableField(position: number, typeName: string): FieldNode {
  // No type of the contract has this name, so the field is unsupported.
  return { __typename: typeName, databaseId: -1 - position, visibility: 'VISIBLE' } as unknown as FieldNode;
}

/** The fields, each with what the CMS says is wrong with it. */
export function withProblems<Node extends object>(
  nodes: readonly Node[],
  errors: Errors,
): (Node & { problem?: string })[] {
  return nodes.map((node, position) => {
    const error = errors.find(({ path }) => path?.[2] === 'nodes' && path[3] === position);
    return error ? { ...node, problem: error.message } : node;
  });
}

/** Whether an ID belongs to a placeholder for a field that the CMS could not resolve. */
export function isUnreadable(id: number): boolean {
  return id < 0;
}

/**
 * All fields that the CMS can resolve. One field of an unknown type makes the whole list null, because its items must
 * not be null: the list is fetched in halves, until only the unreadable fields are left.
 * @param document lists the fields with these variables
 * @returns undefined when that takes too many queries, or the CMS does not list the form's fields at all
 * @throws CmsError when the CMS does not respond
 */
export async function readableFields(
  query: QueryPublic,
  id: number,
  document: typeof GetForm = GetForm,
): Promise<FieldNode[] | undefined> {
  const { data } = await query(GetFormFieldCursors, { id: String(id) });
  const cursors = data.gfForm?.formFields?.edges.map(({ cursor }) => cursor);
  if (!cursors || cursors.length === 0) return undefined;
  let queries = 0;

  async function slice(from: number, count: number): Promise<FieldNode[] | undefined> {
    queries += 1;
    if (queries > MOST_QUERIES) return undefined;
    const after = from === 0 ? null : (cursors?.[from - 1] ?? null);
    const response: ListResponse = await query(document, { id: String(id), first: count, after });
    const nodes = response.data.gfForm?.formFields?.nodes;
    if (nodes) return withProblems(nodes.slice(0, count), response.errors);
    if (count === 1) return [unreadableField(from, typeIn(response.errors))];
    const half = Math.ceil(count / 2);
    const before = await slice(from, half);
    const rest = before && (await slice(from + half, count - half));
    return rest && [...before, ...rest];
  }

  return slice(0, cursors.length);
}
