/** Run by Vitest before each test file, in the process of the tests: switches to the variables of this run. */
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The variables for `mutant-switch.mjs`. */
    mutation: Record<string, string>;
  }
}

declare global {
  /** Defined by `mutant-switch.mjs`. */
  function switchMutant(environment: Record<string, string>): void;
}

globalThis.switchMutant(inject('mutation'));
