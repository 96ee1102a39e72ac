export const NAME_PARTS = ['prefix', 'first', 'middle', 'last', 'suffix'] as const;
export type NamePart = (typeof NAME_PARTS)[number];

/** Of a required name, first and last must be there; the other parts may stay empty. */
export function isNeededNamePart(part: NamePart): boolean {
  return part === 'first' || part === 'last';
}
