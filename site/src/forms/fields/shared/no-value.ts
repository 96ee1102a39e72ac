/** The rules of a field without a value. */
export const noValue = {
  key: null,
  initial: () => undefined,
  isEmpty: () => true,
  missing: (): string | undefined => undefined,
  mistake: () => undefined,
  compared: () => '',
  submission: () => undefined,
  read: () => undefined,
  write: (): [string, string][] => [],
} as const;
