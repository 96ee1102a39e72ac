import { expect, test } from 'vitest';
import { permissionsPolicy } from './permissions-policy.ts';

test('everything is off unless a page allows it to the site itself', () => {
  expect(permissionsPolicy()).toBe(
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
  );
  expect(permissionsPolicy(['geolocation'])).toContain('geolocation=(self), gyroscope=()');
});
