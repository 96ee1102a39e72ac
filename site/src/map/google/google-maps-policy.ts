/**
 * What Google Maps needs of the policy of its frame, as its documentation lists it for sites that cannot write a nonce
 * into a stored page.
 */
export const googleMapsPolicy = {
  scripts: ["'self'", 'https://*.googleapis.com', 'https://*.gstatic.com', "'unsafe-eval'", 'blob:'],
  styles: ["'self'", "'unsafe-inline'", 'https://fonts.googleapis.com'],
  directives: [
    "img-src 'self' https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com data:",
    'frame-src https://*.google.com',
    'connect-src https://*.googleapis.com https://*.google.com https://*.gstatic.com data: blob:',
    'font-src https://fonts.gstatic.com',
    'worker-src blob:',
  ],
} as const;
