import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PreviewBanner } from './preview-banner.tsx';
import { ShareDraft, type SharedLink } from './share-draft.tsx';

const link: SharedLink = {
  id: 'link-1',
  contentId: 12,
  maker: 'Inga',
  expiresAt: Date.parse('2026-11-24T18:05:59Z'),
  url: 'https://shop.example/preview?link=x',
} as SharedLink;

/** Without generated class names. */
function html(links: readonly SharedLink[]): string {
  return renderToStaticMarkup(
    <ShareDraft
      contentId={12}
      back="/preview?p=12"
      links={links}
      hours={[24, 47, 48, 72, 168, 336]}
      defaultHours={72}
    />,
  ).replaceAll(/ class="[^"]*"/g, '');
}

const reference = '<input type="hidden" name="p" value="12"/><input type="hidden" name="back" value="/preview?p=12"/>';

test('a draft without links offers to create one with a choice of lifetimes', () => {
  expect(html([])).toBe(
    '<details><summary>Share this draft</summary>' +
      `<form action="/preview/links" method="post">${reference}` +
      '<label>A link that is good for <select name="hours"><option value="24">24 hours</option>' +
      '<option value="47">47 hours</option><option value="48">2 days</option><option value="72" selected="">3 days</option>' +
      '<option value="168">a week</option><option value="336">14 days</option></select></label>' +
      '<button type="submit" value="make" name="action">Make a link</button></form></details>',
  );
});

test('each link is listed with its creator, its expiry, its whole URL, and buttons to copy and to withdraw it', () => {
  const page = html([link]);
  expect(page).toMatch(/^<details open="">/);
  expect(page).toContain(
    '<ul><li><textarea rows="3" readOnly="" aria-label="Preview link until Nov 24, 2026, 6:05 PM UTC">https://shop.example/preview?link=x</textarea>' +
      '<button type="button" hidden="" data-copy-link="" data-copied="Copied">Copy the link</button>' +
      '<span>by Inga, until Nov 24, 2026, 6:05 PM UTC</span>' +
      `<form action="/preview/links" method="post">${reference}<input type="hidden" name="id" value="link-1"/>` +
      '<button type="submit" value="withdraw" name="action">Withdraw</button></form></li></ul>',
  );
});

const banner = (exit?: { href: string; label: string }) =>
  renderToStaticMarkup(<PreviewBanner title="Draft" text="Not published." {...(exit && { exit })} />).replaceAll(
    / class="[^"]*"/g,
    '',
  );

test('a banner names the kind of preview, with a link to leave it where possible', () => {
  expect(banner()).toBe('<aside aria-label="Preview"><div><p><strong>Draft</strong> Not published.</p></div></aside>');
  expect(banner({ href: '/', label: 'Leave' })).toContain('<a href="/">Leave</a>');
});
