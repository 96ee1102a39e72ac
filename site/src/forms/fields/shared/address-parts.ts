export const ADDRESS_PARTS = ['street', 'lineTwo', 'city', 'state', 'zip', 'country'] as const;
export type AddressPart = (typeof ADDRESS_PARTS)[number];

/** A required address is complete without its second line. */
export function isNeededAddressPart(part: AddressPart): boolean {
  return part !== 'lineTwo';
}
