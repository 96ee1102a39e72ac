export const tooManySearches = (seconds: number) =>
  `Too many searches in a short time. Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`;

/** Of the pages that a reverse proxy sends itself. */
export const proxyUnavailable =
  "Our website isn't answering. This page loads itself again in half a minute. Until then, you can reach us here.";
export const proxyBusyTitle = 'One moment, please';
export const proxyBusy =
  'Many requests came from your network in a short time. Wait a few seconds and load the page again.';
export const proxyTooLargeTitle = 'That is too large to send';
export const proxyTooLarge =
  'What you sent is larger than our website accepts. Go back, remove some of your files, and send them to us by email.';
