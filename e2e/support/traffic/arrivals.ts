/**
 * When requests are due that come independently of each other, as visitors' do: at random, and on average at a rate.
 * @param random in [0, 1)
 * @returns milliseconds after the start, ascending and without end
 */
export function* arrivals(random: () => number, perSecond: number): Generator<number, never> {
  let at = 0;
  for (;;) {
    at += (-Math.log(1 - random()) / perSecond) * 1000;
    yield at;
  }
}
