/** What a test can say about the demo's texts; whether they read well, only a person can. */
import { expect, test } from 'vitest';
import { catalogue } from './content/catalogue.ts';
import { company } from './content/company.ts';
import { forms } from './forms/forms.ts';
import { readMediaLibrary } from './media-library.ts';
import { stories } from './stories/stories.ts';

type Text = readonly [where: string, text: string];

/** Every string below a value, with the path to it. */
function strings(where: string, value: unknown): Text[] {
  if (typeof value === 'string') return [[where, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => strings(`${where}.${key}`, inner));
}

const { posts, projects, pages, testimonials, representatives, categories, tags, users } = stories;
const allPages = [...catalogue.pages, ...pages];
const html: readonly Text[] = [
  ...allPages.flatMap((page) => strings(page.path, { title: page.title, content: page.content, groups: page.groups })),
  ...posts.flatMap(({ slug, title, content, excerpt }) => strings(`/${slug}/`, { title, content, excerpt })),
  ...projects.flatMap(({ slug, projectTitle, summary, contentArea }) =>
    strings(`/project/${slug}/`, { projectTitle, summary, contentArea }),
  ),
  ...strings('testimonials', testimonials),
  ...strings('representatives', representatives),
  ...strings('categories', categories),
  ...strings('tags', tags),
  ...strings('users', users),
  ...forms.flatMap(({ title, description, fields, confirmations, notifications }) =>
    strings(`form ${title}`, { title, description, fields, confirmations, notifications }),
  ),
  ...readMediaLibrary().images.flatMap(({ key, alt, caption }) => strings(key, { alt, caption })),
];

/** What a reader sees of a text: no tags, no addresses of pages and files, no merge tags. */
function seen(text: string): string {
  return /^(?:\/|https?:|media:|#)/.test(text)
    ? ''
    : text.replace(/\{[^}]*\}/g, 'x').replace(/<[^>]+>|\[gravityform[^\]]*\]/g, ' ');
}

const prose = html.map(([where, text]): Text => [where, seen(text)]);

function hits(pattern: RegExp, texts: readonly Text[] = prose): string[] {
  return texts.flatMap(([where, text]) => [...text.matchAll(pattern)].map(([hit]) => `${where}: ${hit}`));
}

/** Beginnings of verbs that end in -ize here. */
const verbs =
  'apolog|author|character|custom|emphas|galvan|harmon|maxim|minim|optim|organ|polar|pressur|prior|real|recogn|special|stabil|standard|summar|util|winter';
const british = new RegExp(
  [
    '\\w*(?:colour|favour|behaviour|neighbour|labour|harbour|vapour)\\w*',
    '\\w*(?:metre|litre)s?',
    'centre[ds]?|grey|catalogue[ds]?|enquir\\w+|licences?|programmes?|tyres?|kerbs?|analysers?',
    'tunnelling|aluminium|sulph\\w+|moulds?|towards|backwards|whilst|learnt|camp grounds?',
    `(?:${verbs})is(?:e|ed|es|ing|ation)`,
  ]
    .map((words) => `\\b(?:${words})\\b`)
    .join('|'),
  'gi',
);

test('the spelling is American throughout', () => {
  expect(hits(british)).toEqual([]);
});

test('quotation marks or apostrophes are curly', () => {
  expect(hits(/.{0,20}["'].{0,20}/g)).toEqual([]);
});

test('a period or a comma stands inside the quotation', () => {
  expect(hits(/.{0,20}”[.,]/g)).toEqual([]);
});

test('there is one space between words', () => {
  const inLines = html.map(([where, text]): Text => [where, seen(text.replace(/<[^>]+>/g, ''))]);
  expect(hits(/\S {2,}\S/g, inLines)).toEqual([]);
});

test('no dash or ellipsis is made of hyphens or periods', () => {
  expect(hits(/.{0,20}(?: - |--|\.\.\.).{0,20}/g)).toEqual([]);
});

test('units have the style of 40 ft, 62%, 1,750 rpm, 10 a.m.', () => {
  expect(hits(/\d %/g)).toEqual([]);
  expect(hits(/\d(?:gpm|ft|psi|hp|rpm|lb|kW|mm)\b/g)).toEqual([]);
  expect(hits(/(?<![\d.,])\d{4,}(?= (?:gpm|rpm|ft|psi|hp|lb|hours|gallons|people)\b)/g)).toEqual([]);
  expect(hits(/\d (?:am|pm|AM|PM)\b/g)).toEqual([]);
});

test('no title is longer than search engines show', () => {
  const siteTitle = 'Alder Creek Pump Works';
  const titles = [
    ...allPages.map(({ path, title, seo }) => [path, seo?.title ?? `${title} | ${siteTitle}`] as const),
    ...posts.map(({ slug, title, seo }) => [slug, seo?.title ?? `${title} | ${siteTitle}`] as const),
    ...projects.map(({ slug, projectTitle, seo }) => [slug, seo?.title ?? `${projectTitle} | ${siteTitle}`] as const),
  ];
  expect(titles.filter(([, title]) => title.length > 65)).toEqual([]);
});

/** Numbers in running text, with what stands around them. */
const telephone = /(<a href="tel:\+1(\d{10})">)?(\(\d{3}\) \d{3}-\d{4})(<\/a>)?/g;
const withMarkup = html.filter(([where]) => !/placeholder|message/.test(where));

test('every telephone number on a page is a link that dials it', () => {
  const wrong = withMarkup.flatMap(([where, text]) =>
    [...text.matchAll(telephone)]
      .filter(([, open, dialed, shown = '', close]) => !open || !close || dialed !== shown.replace(/\D/g, ''))
      .map(([hit]) => `${where}: ${hit}`),
  );
  expect(wrong).toEqual([]);
});

test('every page names the same telephone number for each desk', () => {
  const { salesPhone, partsPhone, servicePhone } = company;
  const shown = html.flatMap(([where, text]) =>
    where.startsWith('representatives') ? [] : (text.match(/\(218\) \d{3}-\d{4}/g) ?? []),
  );
  expect(new Set(shown)).toEqual(new Set([salesPhone, partsPhone, servicePhone]));
  const contact = pages.find(({ path }) => path === '/contact/')?.content ?? '';
  expect(contact.match(/\(218\) \d{3}-\d{4}/g)).toEqual([salesPhone, partsPhone, servicePhone]);
});
