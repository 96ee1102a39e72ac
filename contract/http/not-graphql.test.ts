import { expect, test } from 'vitest';
import { notGraphql } from './not-graphql.ts';

const critical = 'There has been a critical error on this website.';

test.each([
  [
    500,
    'text/html',
    `<!DOCTYPE html><html><head><style>p { color: red }</style></head><body id="error-page"><p>${critical}</p></body></html>`,
    `HTTP 500, text/html: "${critical}"`,
    /^WordPress itself fails/,
  ],
  [
    500,
    'application/json',
    `{"code":"internal_server_error","message":"<p>${critical}</p>"}`,
    `HTTP 500, application/json: "${critical}"`,
    /^WordPress itself fails/,
  ],
  [
    500,
    'application/json',
    '{"errors":[{"message":"Schema must contain unique named types"}]}',
    'HTTP 500, application/json: "Schema must contain unique named types"',
    /^WordPress itself fails/,
  ],
  [
    502,
    'text/html',
    '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body>\r\n<center><h1>502 Bad Gateway</h1></center>\r\n<hr><center>nginx</center>\r\n</body></html>',
    'HTTP 502, text/html: "502 Bad Gateway nginx"',
    /start PHP/,
  ],
  [504, '', '', 'HTTP 504, no content type', /start PHP/],
  [200, 'text/html', '<h1>Just another site</h1>', 'HTTP 200, text/html', /^Activate the plugin WPGraphQL/],
  [404, 'text/html', '<p>Nothing here</p>', 'HTTP 404, text/html: "Nothing here"', /^Activate the plugin WPGraphQL/],
])('HTTP %i of %s in place of GraphQL is named with its own error', (status, type, text, sees, fix) => {
  expect(notGraphql(status, type, text)).toEqual({ sees, fix: expect.stringMatching(fix) });
});

test('an error page of any length is shown as a few words', () => {
  expect(notGraphql(500, 'text/html', '<'.repeat(1_000_000)).sees.length).toBeLessThan(400);
  expect(notGraphql(500, 'text/html', 'word '.repeat(100_000)).sees.length).toBeLessThan(400);
});
