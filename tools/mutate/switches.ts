import type { Mutant } from './find-mutants.ts';

/** A mutant with the number that activates it. */
export interface NumberedMutant extends Mutant {
  id: number;
}

/** All replacements of one range of the source. */
interface Span {
  start: number;
  end: number;
  mutants: NumberedMutant[];
}

/**
 * The source with all of its mutants, each behind a switch, so that the tests' programs are transformed
 * once and not once per mutant. Without `mutant-switch.mjs` it behaves like the original.
 * @param mutants of this source, in any order
 */
export function withSwitches(source: string, mutants: readonly NumberedMutant[]): string {
  const spans = Map.groupBy(mutants, ({ start, end }) => `${start}-${end}`);
  const outermostFirst = [...spans.values()]
    .map((some): Span => ({ start: some[0]?.start ?? 0, end: some[0]?.end ?? 0, mutants: some }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  return rendered(source, 0, source.length, outermostFirst);
}

/** The text from `start` to `end`; ranges in a syntax tree are nested or disjoint, never overlapping. */
function rendered(source: string, start: number, end: number, spans: readonly Span[]): string {
  let text = '';
  let at = start;
  for (const [index, span] of spans.entries()) {
    if (span.start < at || span.end > end) continue;
    const inside = spans.slice(index + 1).filter((other) => other.end <= span.end);
    const unchanged = rendered(source, span.start, span.end, inside);
    text += source.slice(at, span.start) + switched(span.mutants, unchanged);
    at = span.end;
  }
  return text + source.slice(at, end);
}

function switched(mutants: readonly NumberedMutant[], unchanged: string): string {
  const { syntax } = mutants[0] ?? { syntax: 'expression' };
  if (syntax === 'statement') {
    return `{ ${mutants.map((mutant) => `if (${isOn(mutant)}) { ${mutant.replacement} } else `).join('')}{ ${unchanged} } }`;
  }
  const chosen = `(${mutants.map((mutant) => `${isOn(mutant)} ? (${mutant.replacement}) : `).join('')}(${unchanged}))`;
  // An attribute's value needs braces to be an expression.
  return syntax === 'attribute' ? `{${chosen}}` : chosen;
}

function isOn({ id }: NumberedMutant): string {
  return `globalThis.isMutantOn?.(${id})`;
}
