import { type FragmentOf, graphql, readFragment } from '../../../cms-client/graphql.ts';
import type { FieldContext } from '../../definition/read-base.ts';
import { readBase } from '../../definition/read-settings.ts';
import type { TimeField } from '../../form-definition.ts';

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
