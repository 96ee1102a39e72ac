import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CallToAction } from './blocks/call-to-action/call-to-action.tsx';
import { meaningsOf } from './blocks/choices-form/choices-form.tsx';
import { Downloads } from './blocks/downloads/downloads.tsx';
import { SearchForm } from './blocks/search-form/search-form.tsx';
import { StatisticsSection } from './blocks/statistics-section/statistics-section.tsx';
import { formsConfig } from './config/forms.config.ts';
import { Menu } from './forms/browser/choice/menu.tsx';
import { SiteFooter } from './navigation/site-footer.tsx';

/**
 * Texts that visitors are shown, word for word, as they are rendered. Those of whole pages and of scripts are
 * held by journeys, and those of pure functions beside their subjects.
 */
function texts(element: ReactNode): string[] {
  return renderToStaticMarkup(element)
    .replaceAll(/<!--.*?-->/g, '')
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").trim())
    .filter(Boolean);
}

/** Data as the CMS sends them; the masks only exist in the types. */
function data<Component extends (props: never) => unknown>(_of: Component, fields: object) {
  return fields as unknown as Parameters<Component>[0];
}

test('a call to action offers to contact the company or to find a representative', () => {
  const said = texts(<CallToAction />);
  expect(said).toEqual(expect.arrayContaining(["Let's Get Started", 'Contact us', 'Find a representative near you']));
});

test('the choices say that visits count for ads only where visits may be counted', () => {
  expect(meaningsOf(['attribution'], []).attribution).not.toContain('counted');
  expect(meaningsOf(['measurement', 'attribution'], []).attribution).toContain('counts for the ad');
});

test('the choices name the captchas and the days that are configured', () => {
  const { captcha, attribution } = meaningsOf(['captcha', 'attribution'], ['Cloudflare Turnstile']);
  expect(captcha).toContain('with Cloudflare Turnstile as');
  expect(attribution).toContain(`for ${formsConfig.campaignDays} days`);
});

test('statistics have the plate of the company beside them', () => {
  const statisticItems = [{ statistic: '1921', statisticDescription: 'Founded', statisticIcon: null }];
  const props = data(StatisticsSection, { page: { statisticsSection: { title: 'The works', statisticItems } } });
  expect(texts(<StatisticsSection {...props} />)).toEqual(
    expect.arrayContaining(['The works', 'BUILD AMERICA, BUY AMERICA COMPLIANT', '1921', 'Founded']),
  );
});

/** What the downloads of a product with these files say. */
function downloadsOf(product: Record<'brochure' | 'dataSheet' | 'manual', boolean>) {
  const file = (name: string, isThere: boolean) =>
    isThere ? { node: { mediaItemUrl: `/wp-content/uploads/${name}.pdf`, mimeType: null } } : null;
  const { brochure, dataSheet, manual } = product;
  const files = { brochure: file('b', brochure), dataSheet: file('d', dataSheet), manual: file('m', manual) };
  return texts(<Downloads {...data(Downloads, { product: files })} />);
}

test('downloads are named by what they are', () => {
  expect(downloadsOf({ brochure: true, dataSheet: true, manual: true })).toEqual(
    expect.arrayContaining(['Brochure', 'Data Sheet', 'Manual']),
  );
});

test('a download without a file is left out', () => {
  const said = downloadsOf({ brochure: false, dataSheet: true, manual: false });
  expect(said).toContain('Data Sheet');
  expect(said).not.toContain('Brochure');
});

test('the footer names its networks, its terms and its owner', () => {
  const said = texts(<SiteFooter items={[]} page={{ path: '/' }} />);
  expect(said).toEqual(
    expect.arrayContaining(['Follow us', 'Facebook', 'LinkedIn', 'YouTube', 'Privacy Policy', 'Terms & Conditions']),
  );
  expect(said).toContainEqual(expect.stringMatching(/^© \d{4} .+\. All rights reserved\.$/));
});

test('an empty search asks to type', () => {
  expect(renderToStaticMarkup(<SearchForm />)).toContain('placeholder="Start typing..."');
});

test.each([
  ['whose choices are loading', 'Loading...', true],
  ['without choices', 'No options', false],
])('only an open menu %s says "%s"', (_what, text, loading) => {
  const rest = { isByKey: false, highlighted: -1, listProps: {}, optionProps: () => ({}) };
  const shown = (isOpen: boolean) =>
    texts(<Menu menu={{ ...rest, isOpen }} options={[]} values={[]} labelId="label" loading={loading} />);
  expect(shown(true)).toEqual([text]);
  expect(shown(false)).toEqual([]);
});
