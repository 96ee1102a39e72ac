/** What browsers may offer to scripts only where a page says so. */
const features = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'microphone',
  'midi',
  'payment',
  'usb',
] as const;

type Feature = (typeof features)[number];

/** The header `Permissions-Policy`: everything is off, but for what the site's own scripts may use on a page. */
export function permissionsPolicy(allowed: readonly Feature[] = []): string {
  return features.map((feature) => `${feature}=(${allowed.includes(feature) ? 'self' : ''})`).join(', ');
}
