export const tooManySearches = (seconds: number) =>
  `Too many searches in a short time. Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`;
