import { expect, test } from 'vitest';
import { authSettings, cmsLoginUrl, loginPagePath } from './auth-strategy.ts';

test('signing in on the site requires a login page', () => {
  expect(() => authSettings('local', '')).toThrow('useAuth: Local strategies must specify the "loginPageUrl"');
  expect(authSettings('redirect', '')).toEqual({ strategy: 'redirect', loginPageUrl: '' });
});

test.each(['/login', 'login/', '/login/'])('the login page %s gets the return path', (loginPageUrl) => {
  const settings = authSettings('local', loginPageUrl);
  expect(loginPagePath(settings, '/preview?p=6&preview=true')).toBe(
    '/login?redirect_uri=%2Fpreview%3Fp%3D6%26preview%3Dtrue',
  );
});

test('the CMS’s login gets the return URL with the state of this login', () => {
  expect(cmsLoginUrl('https://cms.example', 'https://shop.example/preview?p=6', 'abc')).toBe(
    'https://cms.example/generate?redirect_uri=https%3A%2F%2Fshop.example%2Fpreview%3Fp%3D6%26state%3Dabc',
  );
  expect(cmsLoginUrl('https://cms.example', 'https://shop.example/about/', 'abc')).toContain('about%2F%3Fstate');
});
