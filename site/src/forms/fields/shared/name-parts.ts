export const NAME_PARTS = ['prefix', 'first', 'middle', 'last', 'suffix'] as const;
export type NamePart = (typeof NAME_PARTS)[number];

/** A required name needs a first and a last name; other parts may be empty. */
export function isNeededNamePart(part: NamePart): boolean {
  return part === 'first' || part === 'last';
}
