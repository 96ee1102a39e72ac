import { type FragmentOf, graphql, readFragment } from '../../../cms-client/graphql.ts';
import type { TimeField } from '../../model/form-definition.ts';
import type { FieldContext } from '../reading/read-base.ts';
import { readBase } from '../reading/read-settings.ts';

export const TimeFieldParts = graphql(`
  fragment TimeFieldParts on TimeField {
    inputName
    timeFormat
  }
`);

export function readTime(node: FragmentOf<typeof TimeFieldParts>, context: FieldContext): TimeField {
  const parts = readFragment(TimeFieldParts, node);
  return { ...readBase(context, parts.inputName), type: 'TIME', format: parts.timeFormat ?? 'H12' };
}
