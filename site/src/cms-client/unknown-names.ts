import type { ReportedError } from './errors.ts';

/** A name in a query that the CMS does not have: a field, an enum value, or else the type itself. */
export interface UnknownName {
  type: string;
  field?: string;
  value?: string;
}

const FIELD = /Cannot query field "(\w+)" on type "(\w+)"/;
const VALUE = /Value "(\w+)" does not exist in "(\w+)" enum/;
const TYPE = /Unknown type "(\w+)"/;

/** The names that a rejected query's errors call unknown. The PHP and JavaScript libraries use the same wording. */
export function unknownNames(errors: readonly ReportedError[]): UnknownName[] {
  return errors.flatMap(({ message }): UnknownName[] => {
    const [, field, type] = FIELD.exec(message) ?? [];
    if (field && type) return [{ type, field }];
    const [, value, enumType] = VALUE.exec(message) ?? [];
    if (value && enumType) return [{ type: enumType, value }];
    const unknown = TYPE.exec(message)?.[1];
    return unknown ? [{ type: unknown }] : [];
  });
}
