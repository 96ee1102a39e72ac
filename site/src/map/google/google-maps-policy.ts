import type { PolicySources } from '../../consent/third-parties.ts';

const GOOGLE_APIS = 'https://*.googleapis.com';
const GSTATIC = 'https://*.gstatic.com';
const GOOGLE = 'https://*.google.com';

/**
 * What Google Maps needs of the policy of its frame, as its documentation lists it for sites that cannot write a nonce
 * into a stored page.
 */
export const googleMapsPolicy: PolicySources = {
  'script-src': [GOOGLE_APIS, GSTATIC, "'unsafe-eval'", 'blob:'],
  'style-src-elem': ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  'img-src': [GOOGLE_APIS, GSTATIC, GOOGLE, 'https://*.googleusercontent.com', 'data:'],
  'frame-src': [GOOGLE],
  'connect-src': [GOOGLE_APIS, GOOGLE, GSTATIC, 'data:', 'blob:'],
  'font-src': ['https://fonts.gstatic.com'],
  'worker-src': ['blob:'],
};
