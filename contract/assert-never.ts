/**
 * Ends a `switch` over a union: a member without a case fails the type check here.
 * @param what names the union; the value itself is not logged, because visitors may have typed it
 */
export function assertNever(_value: never, what: string): never {
  throw new Error(`There is no case for this ${what}.`);
}
