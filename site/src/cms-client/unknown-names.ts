import type { CmsErrorEntry } from './errors.ts';

/** Something that a query asks for and the CMS does not have; without `field` the type itself. */
export interface UnknownName {
  type: string;
  field?: string;
}

const FIELD = /Cannot query field "(\w+)" on type "(\w+)"/;
const TYPE = /Unknown type "(\w+)"/;

/** What the errors of a refused query name as unknown. Both libraries, of WordPress and of JavaScript, word it alike. */
export function unknownNames(errors: readonly CmsErrorEntry[]): UnknownName[] {
  return errors.flatMap(({ message }): UnknownName[] => {
    const [, field, type] = FIELD.exec(message) ?? [];
    if (field && type) return [{ type, field }];
    const unknown = TYPE.exec(message)?.[1];
    return unknown ? [{ type: unknown }] : [];
  });
}
