import { company } from '@headwater/brand/company.ts';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { aField, aForm } from '../forms/testing/build-form.ts';
import { page } from '../routing/testing/seeds.ts';
import { Protected } from '../templates/protected/protected.tsx';
import { markup } from '../ui/testing/markup.ts';
import { CallToAction } from './call-to-action/call-to-action.tsx';
import { FormNotice } from './form-embed/form-notice.tsx';
import { FormOutcome } from './form-outcome/form-outcome.tsx';
import { LoginForm } from './login-form/login-form.tsx';
import { NotFound } from './not-found/not-found.tsx';
import { Outage } from './outage/outage.tsx';
import { NoDrawing } from './product-gallery/product-gallery.tsx';
import { FinderForm } from './representative-finder/finder-form.tsx';
import { SavedLink } from './saved-form/saved-link.tsx';
import { SearchForm } from './search-form/search-form.tsx';

/** The address as it may break at its @ and its dots. */
const breakable = company.email.replaceAll(/(?=[@.])/g, '<wbr/>');
type SavedView = Parameters<typeof SavedLink>[0]['view'];
const saved: SavedView = {
  state: 'open',
  form: aForm([aField('TEXT', 1)]),
  values: [],
  formPage: 1,
  page: '/contact/',
  token: 't',
  url: 'https://site.example/saved-form#t',
  expiresAt: Date.parse('2026-12-01T12:00:00Z'),
  isNew: true,
  isChanged: false,
  lost: [],
  canMail: false,
};
const mailed = (outcome: 'sent' | 'invalid'): SavedView => ({
  ...saved,
  canMail: true,
  formPage: 2,
  mail: { outcome, address: 'ada@example' },
});
const failed = (code: 'form-closed' | 'unavailable') => ({ status: 'failed', code, message: '<p>Why</p>' }) as const;
const outcome = (response: Parameters<typeof FormOutcome>[0]['view']['response']) => (
  <FormOutcome view={{ status: 200, response, page: '/contact/' }} />
);

const cases: Readonly<Record<string, { node: ReactNode; html: string }>> = {
  'the two ways to contact people': {
    node: <CallToAction />,
    html: '<section class="section surface"><div class="inner inner"><div class="words"><h2 class="title">Let&#x27;s Get Started</h2><div class="row"><a class="button" href="/contact/"><span>Contact us</span>•</a><a class="button outlined" href="/contact/#repMapSection"><span>Find a representative near you</span>•</a></div></div>•</div></section>',
  },
  'a form that is closed without a message of its own': {
    node: <FormNotice html={null} />,
    html: `<div class="form form-closed"><p>This form isn&#x27;t available right now.</p><p>Call <a href="${company.phone.href}">${company.phone.label}</a> or write to <a href="mailto:${company.email}">${company.email}</a>.</p></div>`,
  },
  'a form that is closed with a message': {
    node: <FormNotice html="<p>Back in <b>May</b>.</p>" />,
    html: `<div class="form form-closed"><div><p>Back in <b>May</b>.</p></div><p>Call <a href="${company.phone.href}">${company.phone.label}</a> or write to <a href="mailto:${company.email}">${company.email}</a>.</p></div>`,
  },
  'a form that was sent': {
    node: outcome({ status: 'sent', confirmation: { type: 'message', html: '<p>Thanks.</p>' }, entryId: 1 }),
    html: '<div class="form"><div class="form-receipt" role="status" tabindex="-1"><p class="form-stamp">Received</p><div class="rich-text"><p>Thanks.</p></div></div></div>',
  },
  'a form that leads to another page': {
    node: outcome({ status: 'sent', confirmation: { type: 'redirect', url: '/thanks/' }, entryId: 1 }),
    html: '<div class="form"><a href="/thanks/">Continue</a></div>',
  },
  'a form that was saved': {
    node: outcome({ status: 'saved', url: '/saved-form' }),
    html: '<a href="/saved-form">Continue</a>',
  },
  'a form that could not be read': {
    node: outcome(failed('unavailable')),
    html: `<div class="form form-closed" role="alert"><div><p>Why</p></div><p>Call <a href="${company.phone.href}">${company.phone.label}</a> or write to <a href="mailto:${company.email}">${company.email}</a>.</p></div>`,
  },
  'a form that has closed, although its values are known': {
    node: (
      <FormOutcome
        view={{
          status: 410,
          response: failed('form-closed'),
          page: '/',
          again: { form: saved.form, values: [], token: 't' },
        }}
      />
    ),
    html: `<div class="form form-closed" role="alert"><div><p>Why</p></div><p>Call <a href="${company.phone.href}">${company.phone.label}</a> or write to <a href="mailto:${company.email}">${company.email}</a>.</p></div>`,
  },
  'the login of editors': {
    node: <LoginForm action="/login" account="" error={undefined} />,
    html: '<form class="form" action="/login" method="post"><label class="label" for="account">Username or email address</label><input class="input" id="account" type="text" autoComplete="username" autoCapitalize="none" spellCheck="false" required="" name="account" value=""/><label class="label" for="password">Password</label><input class="input" id="password" type="password" autoComplete="current-password" required="" name="password"/><div><button class="button" type="submit">Log In</button></div></form>',
  },
  'the login of editors after a mistake': {
    node: <LoginForm action="/login" account="ada" error="Wrong." />,
    html: '<form class="form" action="/login" method="post"><p class="error" id="login-error" role="alert">Wrong.</p><label class="label" for="account">Username or email address</label><input class="input" id="account" type="text" autoComplete="username" autoCapitalize="none" spellCheck="false" required="" aria-describedby="login-error" aria-invalid="true" name="account" value="ada"/><label class="label" for="password">Password</label><input class="input" id="password" type="password" autoComplete="current-password" required="" name="password"/><div><button class="button" type="submit">Log In</button></div></form>',
  },
  'a page that is missing': {
    node: <NotFound links={[{ href: '/a/', label: 'A' }]} />,
    html: '<div class="notice"><div class="inner"><div class="words"><h1>This part is not on the shelf</h1><p>It may have moved, or the web address may have a typo. Search for it, or start from one of these.</p><div data-island="search-field" data-src="/src/blocks/search-form/search-field.island.tsx" data-prefix="i0" data-props="{&quot;id&quot;:&quot;not-found-search&quot;,&quot;action&quot;:&quot;/search&quot;,&quot;term&quot;:&quot;&quot;,&quot;maxLength&quot;:200}" data-when="{}"><search><form class="form" action="/search" method="get"><label class="label" for="not-found-search">Search</label><div class="row"><input class="input" type="text" dir="auto" enterKeyHint="search" id="not-found-search" maxLength="200" autoComplete="off" placeholder="Start typing..." name="q" value=""/><button class="button" type="submit">Search</button><div id="not-found-search-suggestions" class="suggestions" hidden=""></div></div><span class="hidden"><span aria-live="polite"></span></span></form></search></div><script type="module" src="/src/document/islands.client.ts" fetchPriority="low"></script><ul class="links"><li><a href="/a/">A</a></li></ul></div><figure><div class="drafting">•</div><figcaption class="caption">Part 404, not on the shelf</figcaption></figure></div></div>',
  },
  'an outage': {
    node: <Outage title="Soon">Words</Outage>,
    html: `<div class="notice"><div class="inner"><div class="words"><h1>Soon</h1><p>Words</p></div><div class="plate"><p class="heading">Still in service</p><dl class="rows"><div class="row"><dt class="label">Office</dt><dd class="value"><a href="${company.phone.href}">${company.phone.label}</a></dd></div><div class="row"><dt class="label">Field service, any hour</dt><dd class="value"><a href="${company.emergencyPhone?.href}">${company.emergencyPhone?.label}</a></dd></div><div class="row"><dt class="label">Email</dt><dd class="value"><a href="mailto:${company.email}">${breakable}</a></dd></div><div class="row"><dt class="label">Representatives</dt><dd class="value"><a href="/contact/#repMapSection">List and map</a></dd></div></dl></div></div></div>`,
  },
  'an error of the site, with its reference': {
    node: (
      <Outage title="Sorry" reference="r-1">
        Words
      </Outage>
    ),
    html: `<div class="notice"><div class="inner"><div class="words"><h1>Sorry</h1><p>Words</p><p class="reference">Reference <br/>r-1</p></div><div class="plate"><p class="heading">Still in service</p><dl class="rows"><div class="row"><dt class="label">Office</dt><dd class="value"><a href="${company.phone.href}">${company.phone.label}</a></dd></div><div class="row"><dt class="label">Field service, any hour</dt><dd class="value"><a href="${company.emergencyPhone?.href}">${company.emergencyPhone?.label}</a></dd></div><div class="row"><dt class="label">Email</dt><dd class="value"><a href="mailto:${company.email}">${breakable}</a></dd></div><div class="row"><dt class="label">Representatives</dt><dd class="value"><a href="/contact/#repMapSection">List and map</a></dd></div></dl></div></div></div>`,
  },
  'a product without a picture': {
    node: <NoDrawing />,
    html: '<figure><div class="drafting"><div class="none">•<p>The drawing of this product is not on file yet. <a href="/contact/">Ask us for it.</a></p></div></div><figcaption class="caption">Sheet 1 · drawing to follow</figcaption></figure>',
  },
  'a protected page': {
    node: <Protected data={undefined} seed={page({ title: 'For <i>some</i>' })} />,
    html: '<div class="notice"><div class="inner"><div class="words"><h1>For some</h1><p>This page is protected by a password. <a href="/contact/">Contact us</a> for access.</p></div></div></div>',
  },
  'a protected page without a title': {
    node: <Protected data={undefined} seed={page({ title: '' })} />,
    html: '<div class="notice"><div class="inner"><div class="words"><h1>Protected page</h1><p>This page is protected by a password. <a href="/contact/">Contact us</a> for access.</p></div></div></div>',
  },
  'the search for representatives': {
    node: <FinderForm />,
    html: '<search><form class="form" action="/find-a-representative" method="get"><label class="label" for="near">Town, state, province, ZIP or postal code</label><div class="row"><input class="input" type="text" dir="auto" enterKeyHint="search" id="near" maxLength="100" autoComplete="postal-code" required="" name="near" value=""/><button class="button" type="submit">Find</button></div></form></search>',
  },
  'the search for representatives, with the location': {
    node: <FinderForm near="55810" hasLocation />,
    html: '<search><form class="form" action="/find-a-representative" method="get"><label class="label" for="near">Town, state, province, ZIP or postal code</label><div class="row"><input class="input" type="text" dir="auto" enterKeyHint="search" id="near" maxLength="100" autoComplete="postal-code" required="" name="near" value="55810"/><button class="button" type="submit">Find</button></div><div data-island="use-location" data-src="/src/blocks/representative-finder/use-location.island.tsx" data-prefix="i0" data-props="{}" data-when="{&quot;held&quot;:&quot;button&quot;,&quot;waiting&quot;:&quot;Finding your location…&quot;,&quot;timeout&quot;:20000}"><button type="button" class="location">Use my location</button><p role="status"></p></div><script type="module" src="/src/document/islands.client.ts" fetchPriority="low"></script></form></search>',
  },
  'the link to a saved form': {
    node: <SavedLink view={saved} />,
    html: '<section class="box" aria-label="Link to your form" data-until-sent="true"><p>Nothing was sent yet. With this link, you can finish the form later, on any device, until December 1, 2026.</p><p>Anyone who has the link can read what you entered, so keep it to yourself.</p><div class="line"><label for="saved-link">Link to your form</label><input id="saved-link" type="text" readOnly="" value="https://site.example/saved-form#t"/><button type="button" class="form-small" hidden="" data-copy-link="true" data-copied="Copied">Copy the link</button></div></section>',
  },
  'the link to a saved form, which was mailed': {
    node: <SavedLink view={mailed('sent')} />,
    html: '<section class="box" aria-label="Link to your form" data-until-sent="true"><p>Nothing was sent yet. With this link, you can finish the form later, on any device, until December 1, 2026.</p><p>Anyone who has the link can read what you entered, so keep it to yourself.</p><div class="line"><label for="saved-link">Link to your form</label><input id="saved-link" type="text" readOnly="" value="https://site.example/saved-form#t"/><button type="button" class="form-small" hidden="" data-copy-link="true" data-copied="Copied">Copy the link</button></div><form class="line" action="/saved-form" method="post"><input type="hidden" name="token" value="t"/><label for="saved-link-email">Email the link to</label><input id="saved-link-email" type="email" required="" maxLength="254" autoComplete="email" aria-describedby="saved-link-mail" name="email" value=""/><button type="submit" class="form-small">Send the link</button><p id="saved-link-mail" role="status">We sent the link to ada@example.</p></form><noscript><p><a href="#form-open-page">Continue where you stopped</a></p></noscript></section>',
  },
  'the link to a saved form, which could not be mailed': {
    node: <SavedLink view={mailed('invalid')} />,
    html: '<section class="box" aria-label="Link to your form" data-until-sent="true"><p>Nothing was sent yet. With this link, you can finish the form later, on any device, until December 1, 2026.</p><p>Anyone who has the link can read what you entered, so keep it to yourself.</p><div class="line"><label for="saved-link">Link to your form</label><input id="saved-link" type="text" readOnly="" value="https://site.example/saved-form#t"/><button type="button" class="form-small" hidden="" data-copy-link="true" data-copied="Copied">Copy the link</button></div><form class="line" action="/saved-form" method="post"><input type="hidden" name="token" value="t"/><label for="saved-link-email">Email the link to</label><input id="saved-link-email" type="email" required="" maxLength="254" autoComplete="email" aria-invalid="true" aria-describedby="saved-link-mail" name="email" value="ada@example"/><button type="submit" class="form-small">Send the link</button><p id="saved-link-mail" role="alert">Enter one email address, such as name@example.com.</p></form><noscript><p><a href="#form-open-page">Continue where you stopped</a></p></noscript></section>',
  },
  'the search form': {
    node: <SearchForm />,
    html: '<div data-island="search-field" data-src="/src/blocks/search-form/search-field.island.tsx" data-prefix="i0" data-props="{&quot;id&quot;:&quot;search&quot;,&quot;action&quot;:&quot;/search&quot;,&quot;term&quot;:&quot;&quot;,&quot;maxLength&quot;:200}" data-when="{}"><search><form class="form" action="/search" method="get"><label class="label" for="search">Search</label><div class="row"><input class="input" type="text" dir="auto" enterKeyHint="search" id="search" maxLength="200" autoComplete="off" placeholder="Start typing..." name="q" value=""/><button class="button" type="submit">Search</button><div id="search-suggestions" class="suggestions" hidden=""></div></div><span class="hidden"><span aria-live="polite"></span></span></form></search></div><script type="module" src="/src/document/islands.client.ts" fetchPriority="low"></script>',
  },
};

test.each(Object.entries(cases))('renders the markup of %s', (_what, { node, html }) => {
  expect(markup(node)).toBe(html);
});
