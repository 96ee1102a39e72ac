import type { FormField } from '../fields/form-field.ts';
import type { ConditionalLogic } from '../fields/shared/conditional-logic.ts';

/** A field with all conditional logic that can hide it: its own, its section's and its page's. */
export interface GovernedField {
  id: number;
  logics: ConditionalLogic[];
}

/** A section reaches to the next section or page, a page to the next page. */
export function governedFields(fields: readonly FormField[]): GovernedField[] {
  let page: ConditionalLogic | null = null;
  let section: ConditionalLogic | null = null;
  return fields.map(({ id, type, conditionalLogic }) => {
    if (type === 'PAGE') page = conditionalLogic;
    if (type === 'PAGE') section = null;
    if (type === 'SECTION') section = conditionalLogic;
    const logics = new Set([page, section, conditionalLogic]);
    return { id, logics: [...logics].filter((logic) => logic !== null) };
  });
}

/** The fields in circles: their visibility depends on itself, directly or through other fields. */
export function fieldsInCircles(governed: readonly GovernedField[], among: ReadonlySet<number>): number[] {
  const sources = new Map(governed.map((field) => [field.id, sourcesOf(field).filter((id) => among.has(id))]));
  return [...among].filter((id) => reaches(id, sources));
}

function sourcesOf({ logics }: GovernedField): number[] {
  return logics.flatMap(({ rules }) => rules.map(({ fieldId }) => Math.trunc(fieldId)));
}

function reaches(start: number, sources: ReadonlyMap<number, readonly number[]>): boolean {
  const seen = new Set<number>();
  const next = [...(sources.get(start) ?? [])];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (id === start) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    next.push(...(sources.get(id) ?? []));
  }
  return false;
}
