/**
 * The places of a rank after a visitor chose for one of them: a choice that another place has moves, and the two change
 * places.
 * @param places the choice of each; empty for none
 */
export function withChoice(places: readonly string[], place: number, choice: string): string[] {
  const before = choice === '' ? -1 : places.indexOf(choice);
  return places.map((other, at) => (at === place ? choice : at === before ? (places[place] ?? '') : other));
}
