/**
 * `good`: as it should be. `less`: the site works, with less. `bad`: pages or leads are lost. `unknown`: it could not be
 * seen from here.
 */
export type State = 'good' | 'less' | 'bad' | 'unknown';

/** What the doctor saw of one item, in a sentence without a period at its end. */
export interface Finding {
  state: State;
  sees: string;
  /** What to do about it; a sentence. */
  fix?: string;
}

/** The first of many names, for a sentence. */
export function someOf(names: readonly string[]): string {
  return `${names.slice(0, 5).join(', ')}${names.length > 5 ? ' …' : ''}`;
}

export function good(sees: string): Finding {
  return { state: 'good', sees };
}

export function less(sees: string, fix: string): Finding {
  return { state: 'less', sees, fix };
}

export function bad(sees: string, fix: string): Finding {
  return { state: 'bad', sees, fix };
}

export function unknown(sees: string, fix?: string): Finding {
  return { state: 'unknown', sees, ...(fix !== undefined && { fix }) };
}
