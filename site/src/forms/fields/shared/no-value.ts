/** A field without a value. */
export const noValue = {
  key: null,
  initial: () => undefined,
  post: () => [],
  read: () => undefined,
} as const;
