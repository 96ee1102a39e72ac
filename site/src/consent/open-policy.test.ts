import { expect, test } from 'vitest';
import { openPolicy } from './open-policy.ts';

const page =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; script-src 'self' 'sha256-a='; style-src 'self';";

test('adds each source once to the directives of a page', () => {
  const tags = { 'script-src': ['https://tags.example'], 'img-src': ['https://tags.example'] };
  const captcha = { 'script-src': ['https://check.example', 'https://tags.example'] };
  expect(openPolicy(page, [tags, captcha])).toBe(
    "default-src 'self'; img-src 'self' data: https://tags.example; object-src 'none'; script-src 'self' 'sha256-a=' https://tags.example https://check.example; style-src 'self'",
  );
});

test('a directive that the page lacks begins with what applied in its place', () => {
  const opened = openPolicy(page, [
    { 'connect-src': ['https://a.example'], 'style-src-elem': ['https://b.example'], 'frame-src': ["'self'"] },
  ]);
  expect(opened).toContain("connect-src 'self' https://a.example");
  expect(opened).toContain("style-src-elem 'self' https://b.example");
  expect(opened).toContain("frame-src 'self'");
});

test("a source replaces 'none'", () => {
  expect(openPolicy("default-src 'none'", [{ 'img-src': ['https://a.example'] }])).toBe(
    "default-src 'none'; img-src https://a.example",
  );
});

test('a policy without third parties stays as it is', () => {
  expect(openPolicy(page, [])).toBe(page.replace(/;$/, ''));
});
