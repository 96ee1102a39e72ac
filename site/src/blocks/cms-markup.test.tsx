import { company } from '@headwater/brand/company.ts';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { InPage } from '../rendering/testing/html-in-page.tsx';
import { markup } from '../ui/testing/markup.ts';
import { CategoryCards } from './category-cards/category-cards.tsx';
import { DataPlate } from './data-plate/data-plate.tsx';
import { DescriptionColumns } from './description/description.tsx';
import { Downloads } from './downloads/downloads.tsx';
import { HeroBanner } from './hero-banner/hero-banner.tsx';
import { KeyFigures } from './key-figures/key-figures.tsx';
import { LatestPosts } from './latest-posts/latest-posts.tsx';
import { LinkCards } from './link-cards/link-cards.tsx';
import { MoreNodes } from './more-nodes/more-nodes.tsx';
import { NodeBanner } from './node-banner/node-banner.tsx';
import { PageBanner } from './page-banner/page-banner.tsx';
import { PartnerSection } from './partner-section/partner-section.tsx';
import { PartsBreakout } from './parts-breakout/parts-breakout.tsx';
import { ProductGallery } from './product-gallery/product-gallery.tsx';
import { ReplacementParts } from './replacement-parts/replacement-parts.tsx';
import { RepresentativeList } from './representative-list/representative-list.tsx';
import { RepresentativeDetails } from './representative-map/representative-details.tsx';
import { StatisticsSection } from './statistics-section/statistics-section.tsx';
import { TagList } from './tag-list/tag-list.tsx';
import { Quote, Testimonials } from './testimonials/testimonials.tsx';
import { TopicList } from './topic-list/topic-list.tsx';
import { VideoFrame } from './video/video.tsx';

/** What the CMS sends: the mask of a fragment hides its type from everyone else. */
function responseWith(node: unknown) {
  return node as never;
}

const [figure = ''] = company.plateFigures;
const table = `<table><tr><td>${figure}</td><td>450 lb</td><td>204 kg</td></tr></table>`;
const button = { descriptionImage: null, descriptionButtonLink: { url: '/a/', title: 'Its title', target: '' } };
const away = { url: '/a/', title: null, target: '_blank' };
const sheet = { node: { mediaItemUrl: '/wp-content/uploads/a.pdf', mimeType: 'application/pdf', fileSize: 0 } };
const ada = {
  id: '1',
  isOpen: true,
  name: 'Ada',
  href: '/ada/',
  address: '<p>Road 1</p>',
  website: 'https://ada.example/',
  territories: ['Minnesota'],
};
const bob = { ...ada, id: '2', name: 'Bob', href: '/bob/', website: undefined, territories: ['Iowa', 'Ohio'] };
const picture = {
  kind: 'file',
  videoId: '/media/a.mp4',
  swatchUrl: '/a.jpg',
  fileUrl: '/media/a.mp4',
  link: '/media/a.mp4',
} as const;
const elsewhere: Parameters<typeof VideoFrame>[0]['source'] = {
  kind: 'provider',
  videoId: 'v',
  isThirdParty: true,
  swatchUrl: 'https://video.example/a.jpg',
  scripts: [],
  framePath: '/frame',
  link: 'https://video.example/v',
};

const cases: Readonly<Record<string, { node: ReactNode; html: string }>> = {
  'no pages below a category': { node: <CategoryCards title="Kinds" pages={[]} />, html: '' },
  'the pages below a category, with the figures of each': {
    node: (
      <CategoryCards
        title="Kinds"
        pages={responseWith([
          { id: '1', uri: '/a/', title: 'SN-1 Grinder', hasPassword: true, featuredImage: null },
          { id: '2', uri: '/b/', title: 'Other', hasPassword: true, featuredImage: null },
        ])}
        figures={responseWith([{ id: '1', content: table.replace(figure, company.keyFigures[0] ?? '') }])}
      />
    ),
    html: '<section class="section paper numbered"><div class="inner rail"><div class="head"><h2 class="title">Kinds</h2></div><div class="body"><div class="frame"><ul class="grid"><li data-key="1" class="cell"><article class="card"><div class="view drawing"></div><div class="words"><span class="dimension dimension" aria-hidden="true"></span><h3 class="title"><a href="/a/"><span class="code">SN-1 </span>Grinder</a>•</h3><dl class="figures"><div class="figure"><dt class="label">Flow</dt><dd class="value">450 lb</dd></div></dl></div></article></li><li data-key="2" class="cell"><article class="card"><div class="view drawing"></div><div class="words"><span class="dimension dimension" aria-hidden="true"></span><h3 class="title"><a href="/b/">Other</a>•</h3></div></article></li></ul></div></div></div></section>',
  },
  'the plate of a product, in both systems of units': {
    node: <DataPlate code="SN-1" number="SN-1" text={table} product={null} />,
    html: `<div class="plate"><p class="heading">${company.name}</p><p class="title">SN-1</p><dl class="rows"><div class="row"><dt class="label">Flow</dt><dd class="value">450 lb<span class="metric">204 kg</span></dd></div></dl><div class="actions" data-print="no"><a class="button" href="${company.quotation?.path}?product=SN-1"><span>${company.quotation?.label}</span>•</a><form class="form wide" data-print="no" action="/request" method="post"><button class="button outlined" type="submit" value="SN-1" name="add">Add to request<span class="hidden">: SN-1</span></button></form><a class="button outlined" href="/contact/#repMapSection"><span>Find a representative near you</span>•</a></div></div>`,
  },
  'a description whose button has the words of its link': {
    node: (
      <DescriptionColumns description={responseWith({ ...button, descriptionButtonText: '' })}>
        <p>Words</p>
      </DescriptionColumns>
    ),
    html: '<div class="words"><p>Words</p><a class="button outlined" href="/a/"><span>Its title</span>•</a></div>',
  },
  'a description whose button opens a new tab': {
    node: (
      <DescriptionColumns
        description={responseWith({ ...button, descriptionButtonText: 'Go', descriptionButtonLink: away })}
      />
    ),
    html: '<div class="words"><a class="button outlined" href="/a/" target="_blank" rel="noopener"><span>Go</span>•</a></div>',
  },
  'a description whose button has no words': {
    node: (
      <DescriptionColumns
        description={responseWith({ ...button, descriptionButtonText: null, descriptionButtonLink: away })}
      />
    ),
    html: '<div class="words"></div>',
  },
  'a product without files': {
    node: <Downloads product={responseWith({ brochure: null, dataSheet: null, manual: null })} />,
    html: '',
  },
  'files of a product, by their names': {
    node: (
      <Downloads
        product={responseWith({
          brochure: { node: { ...sheet.node, fileSize: 2_000_000 } },
          dataSheet: sheet,
          manual: sheet,
        })}
      />
    ),
    html: '<ul class="downloads" data-print="no"><li><a class="download" href="/media/a.pdf">•<span class="name">Brochure</span><span class="size">PDF, 2.0 MB</span></a></li><li><a class="download" href="/media/a.pdf">•<span class="name">Data Sheet</span><span class="size">PDF</span></a></li><li><a class="download" href="/media/a.pdf">•<span class="name">Manual</span><span class="size">PDF</span></a></li></ul>',
  },
  'the banner of a node without a picture': {
    node: <NodeBanner title="Title" variant="split" />,
    html: '<header class="banner"><div class="inner"><div class="words"><h1 class="title">Title</h1></div></div></header>',
  },
  'no figures': { node: <KeyFigures figures={[]} />, html: '' },
  'no posts': { node: <LatestPosts posts={[]} />, html: '' },
  'the newest posts': {
    node: (
      <LatestPosts
        posts={responseWith([
          {
            id: '1',
            uri: '/a/',
            title: 'News',
            date: '2026-11-21T08:00:00',
            excerpt: '<p>Words</p>',
            featuredImage: null,
          },
        ])}
      />
    ),
    html: '<section class="section paper numbered"><div class="inner rail"><div class="head"><h2 class="title">Notes from the works</h2></div><div class="body"><div class="frame"><ul class="grid"><li data-key="1" class="cell"><article class="card"><div class="view"></div><div class="words"><p class="label">November 21, 2026</p><h3 class="title"><a href="/a/">News</a></h3><p class="text">Words</p></div></article></li></ul></div></div></div></section>',
  },
  'cards that lead nowhere or have no title': {
    node: (
      <LinkCards
        page={responseWith({
          linkCards: {
            linkCardItems: [
              null,
              { cardTitle: 'A', cardLink: null },
              { cardTitle: '', cardLink: { nodes: [{ uri: '/a/' }] } },
            ],
          },
        })}
      />
    ),
    html: '',
  },
  'a card of a link': {
    node: (
      <LinkCards
        page={responseWith({
          linkCards: { linkCardItems: [{ cardTitle: 'A', cardLink: { nodes: [{ uri: '/a/' }] } }] },
        })}
      />
    ),
    html: '<section class="section paper"><div class="inner flush"><div class="frame"><ul class="grid"><li data-key="/a/" class="cell"><article class="card compact"><div class="view"></div><div class="words"><h2 class="title"><a href="/a/">A</a>•</h2></div></article></li></ul></div></div></section>',
  },
  'no other projects': { node: <MoreNodes title="More" nodes={[]} />, html: '' },
  'other projects': {
    node: (
      <MoreNodes
        title="More projects"
        nodes={responseWith([{ __typename: 'Project', id: '1', uri: '/projects/a/', title: 'A' }])}
      />
    ),
    html: '<section class="section paper numbered"><div class="inner rail"><div class="head"><h2 class="title">More projects</h2></div><div class="body"><div class="frame"><ul class="grid"><li data-key="1" class="cell"><article class="card"><div class="view"></div><div class="words"><h3 class="title"><a href="/projects/a/">A</a></h3></div></article></li></ul></div></div></div></section>',
  },
  'the banner of a page below others': {
    node: (
      <PageBanner
        page={responseWith({
          title: 'SN-1 Grinder',
          featuredImage: null,
          ancestors: {
            nodes: [
              { __typename: 'Page', uri: '/a/b/', title: 'B' },
              { __typename: 'Post', uri: '/post/', title: 'Post' },
              { __typename: 'Page', uri: '/a/', title: 'A' },
            ],
          },
        })}
      />
    ),
    html: '<header class="banner"><div class="inner"><div class="words"><nav class="breadcrumb" aria-label="Breadcrumb" data-print="no"><ol class="list"><li><a href="/a/">A</a></li><li><a href="/a/b/">B</a></li></ol></nav><h1 class="title"><span class="code">SN-1 </span>Grinder</h1></div></div></header>',
  },
  'no partners': { node: <PartnerSection page={responseWith({ partner: null })} />, html: '' },
  partners: {
    node: (
      <PartnerSection
        page={responseWith({ partner: { partnerTitle: 'Partners', partnerImageGallery: { nodes: [{ id: '1' }] } } })}
      />
    ),
    html: '<section class="section paper numbered"><div class="inner rail"><div class="head"><h2 class="title">Partners</h2></div><div class="body"><div class="frame"><ul class="grid logos"><li data-key="1" class="cell"><div class="cell"></div></li></ul></div></div></div></section>',
  },
  'a brand whose logo has no size': {
    node: (
      <ReplacementParts
        html={null}
        parts={responseWith({
          replacementBrands: [
            {
              brandTitle: 'Norrland',
              brandLogoGallery: { nodes: [{ id: '1', sourceUrl: '/wp-content/uploads/a.png', mediaDetails: null }] },
              coveredProductsList: '<p>N 80</p>',
            },
          ],
        })}
      />
    ),
    html: '<section class="section paper"><div class="inner columns"><div class="words"></div><ul class="brands"><li class="brand"><h2 class="title">Norrland</h2><div class="rich-text products"><p>N 80</p></div></li></ul></div></section>',
  },
  'a curve, which is printed large': {
    node: <ProductGallery product={responseWith({ imageGallery: { nodes: [{ id: '2', altText: 'Its curve' }] } })} />,
    html: '<figure class="view" data-print="large"><div></div><figcaption class="caption">Its curve</figcaption></figure>',
  },
  'another picture': {
    node: (
      <ProductGallery product={responseWith({ imageGallery: { nodes: [{ id: '1', altText: 'From the left' }] } })} />
    ),
    html: '<figure class="view"><div></div><figcaption class="caption">From the left</figcaption></figure>',
  },
  'a representative on a map': {
    node: <RepresentativeDetails representative={ada} hasLink />,
    html: '<p class="name">Ada</p><div class="rich-text"><p>Road 1</p></div><p>Minnesota</p><p class="links"><a href="https://ada.example/" target="_blank" rel="noopener">Website</a><a href="/ada/">Contact details</a></p>',
  },
  'a representative without a website, on the own page': {
    node: <RepresentativeDetails representative={{ ...bob, territories: [] }} hasLink={false} />,
    html: '<p class="name">Bob</p><div class="rich-text"><p>Road 1</p></div><p class="links"></p>',
  },
  'no representatives': {
    node: <RepresentativeList representatives={[]} />,
    html: `<div class="list"><p>No one near you? Call the works: <a href="${company.phone.href}">${company.phone.label}</a>.</p></div>`,
  },
  'representatives of one region, which is open': {
    node: <RepresentativeList representatives={[ada]} />,
    html: `<div class="list"><ul class="regions"><li><details class="group" open=""><summary class="region">Minnesota•</summary><div class="representative"><a class="name" href="/ada/">Ada</a><div class="rich-text address"><p>Road 1</p></div><a class="website" href="https://ada.example/" target="_blank" rel="noopener">Website</a></div></details></li></ul><p>No one near you? Call the works: <a href="${company.phone.href}">${company.phone.label}</a>.</p></div>`,
  },
  'representatives of several regions': {
    node: <RepresentativeList representatives={[bob]} />,
    html: `<div class="list"><p>Choose your state or province.</p><ul class="regions"><li><details class="group"><summary class="region">Iowa•</summary><div class="representative"><a class="name" href="/bob/">Bob</a><div class="rich-text address"><p>Road 1</p></div></div></details></li><li><details class="group"><summary class="region">Ohio•</summary><div class="representative"><a class="name" href="/bob/">Bob</a><div class="rich-text address"><p>Road 1</p></div></div></details></li></ul><p>No one near you? Call the works: <a href="${company.phone.href}">${company.phone.label}</a>.</p></div>`,
  },
  'no statistics': {
    node: (
      <StatisticsSection
        page={responseWith({ statisticsSection: { title: 'Facts', statisticItems: [{ statistic: '' }] } })}
      />
    ),
    html: '',
  },
  'statistics, with and without a unit': {
    node: (
      <StatisticsSection
        page={responseWith({
          statisticsSection: {
            title: 'Facts',
            statisticItems: [
              { statistic: '12 ft', statisticDescription: 'deep' },
              { statistic: '1921', statisticDescription: 'founded' },
            ],
          },
        })}
      />
    ),
    html: `<section class="section deep numbered"><div class="inner stack"><div class="head"><h2 class="title">Facts</h2><p class="stamp"><span class="words">${company.stamp}</span></p></div><div class="body"><ul class="gauges"><li class="gauge"><p class="figure">12<span class="unit"> ft</span></p><p class="description">deep</p></li><li class="gauge"><p class="figure">1921</p><p class="description">founded</p></li></ul></div></div></section>`,
  },
  'a post without tags': { node: <TagList terms={[]} />, html: '' },
  'the tags of a post': {
    node: <TagList terms={[{ id: '1', name: 'A &amp; B', uri: '/tag/a/' }]} plain />,
    html: '<section class="section paper numbered plain"><div class="inner rail"><div class="head"><h2 class="title">Filed under</h2></div><div class="body"><ul class="tags"><li><a class="tag" href="/tag/a/">A &amp; B</a></li></ul></div></div></section>',
  },
  'a quote without its author': {
    node: <Quote words="<p>Good.</p>" author="" />,
    html: '<figure class="quote"><blockquote><div class="rich-text words"><p>Good.</p></div></blockquote></figure>',
  },
  'the only quote': {
    node: (
      <Testimonials
        testimonials={responseWith([
          { id: '1', testimonialContent: '<p>Good.</p>', testimonialAuthor: 'Ada &amp; Co.' },
        ])}
      />
    ),
    html: '<section class="section surface numbered"><div class="inner rail"><div class="head"><h2 class="title">From the field</h2></div><div class="body"><figure class="quote"><blockquote><div class="rich-text words"><p>Good.</p></div></blockquote><figcaption class="author">Ada &amp; Co.</figcaption></figure></div></div></section>',
  },
  'the only topic': {
    node: <TopicList topics={responseWith([{ id: '1', name: 'A', uri: '/category/a/' }])} />,
    html: '',
  },
  topics: {
    node: (
      <TopicList
        topics={responseWith([
          { id: '1', name: 'A', uri: '/category/a/' },
          { id: '2', name: 'B', uri: '/category/b/' },
        ])}
      />
    ),
    html: '<nav aria-label="Topics"><ul class="tags"><li><a class="tag" href="/category/a/">A</a></li><li><a class="tag" href="/category/b/">B</a></li></ul></nav>',
  },
  'a video of the media library': {
    node: <VideoFrame source={picture} subject="SN-1" />,
    html: '<div class="frame" data-video="{&quot;kind&quot;:&quot;file&quot;,&quot;videoId&quot;:&quot;/media/a.mp4&quot;,&quot;swatchUrl&quot;:&quot;/a.jpg&quot;,&quot;fileUrl&quot;:&quot;/media/a.mp4&quot;,&quot;link&quot;:&quot;/media/a.mp4&quot;}" data-video-label="Video of SN-1"><div class="mount" data-video-mount=""></div><a class="poster" href="/media/a.mp4" target="_blank" rel="noopener" data-video-poster=""><span class="swatch" data-video-swatch=""><img src="/a.jpg" alt="" loading="lazy" decoding="async"/></span><span class="play">•</span><span class="words">Watch the video of SN-1</span><span class="note" data-video-note="">Opens in a new tab</span></a></div>',
  },
  'a video of another company, whose picture waits for consent': {
    node: <VideoFrame source={elsewhere} subject="SN-1" />,
    html: '<div class="frame" data-video="{&quot;kind&quot;:&quot;provider&quot;,&quot;videoId&quot;:&quot;v&quot;,&quot;isThirdParty&quot;:true,&quot;swatchUrl&quot;:&quot;https://video.example/a.jpg&quot;,&quot;scripts&quot;:[],&quot;framePath&quot;:&quot;/frame&quot;,&quot;link&quot;:&quot;https://video.example/v&quot;}" data-video-label="Video of SN-1"><div class="mount" data-video-mount=""></div><a class="poster" href="https://video.example/v" target="_blank" rel="noopener" data-video-poster=""><span class="swatch" data-video-swatch=""></span><span class="play">•</span><span class="words">Watch the video of SN-1</span><span class="note" data-video-note="">Opens in a new tab</span></a></div>',
  },
};

test.each(Object.entries(cases))('renders the markup of %s', (_what, { node, html }) => {
  expect(markup(<InPage>{node}</InPage>)).toBe(html);
});

const drawing = {
  id: 'd',
  altText: 'A pump',
  sourceUrl: '/wp-content/uploads/pump.png',
  mediaDetails: { width: 3000, height: 1500 },
};

test.each([
  ['without a banner', {}, ['Home'], []],
  ['with a text', { bannerText: '<p>Water</p>' }, ['Home'], []],
  ['with a text that has a heading', { bannerText: '<h1>Water, moved.</h1>' }, ['Water, moved.'], []],
  ['with a picture', { bannerImage: { node: drawing } }, ['Home'], []],
  [
    'with a link and a text for it',
    { bannerText: '<p>Water</p>', bannerCtaText: 'See pumps', bannerCtaLink: { url: '/products/', title: 'Products' } },
    ['Home'],
    ['/products/ See pumps'],
  ],
  [
    'with a link alone',
    { bannerText: '<p>Water</p>', bannerCtaLink: { url: '/products/', title: 'Products' } },
    ['Home'],
    ['/products/ Products'],
  ],
  [
    'with a link that may not be followed',
    { bannerText: '<p>Water</p>', bannerCtaLink: { url: 'javascript:alert(1)', title: 'Products' } },
    ['Home'],
    [],
  ],
])('the front page %s has one main heading', (_what, heroBanner, headings, links) => {
  const html = markup(
    <InPage>
      <HeroBanner page={responseWith({ title: 'Home', heroBanner })} />
    </InPage>,
  );
  expect([...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text]) => text)).toEqual(headings);
  const shown = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(?:<span>)?([^<]*)/g)];
  expect(shown.map(([, href, text]) => `${href} ${text}`)).toEqual(links);
  expect(/<img[^>]* fetchPriority="high"/i.test(html)).toBe('bannerImage' in heroBanner);
});

test('the only picture of a product has no buttons for others, and several are slides of which the first is loaded at once', () => {
  const galleryOf = (count: number) =>
    markup(
      <InPage>
        <ProductGallery
          product={responseWith({
            imageGallery: { nodes: Array.from({ length: count }, (_, at) => ({ ...drawing, id: `${at}` })) },
          })}
        />
      </InPage>,
    );
  expect(galleryOf(1)).not.toContain('<button');
  expect([...galleryOf(3).matchAll(/<img[^>]*>/g)].map(([image]) => image.includes('loading="lazy"'))).toEqual([
    false,
    true,
    true,
  ]);
  expect(galleryOf(3)).toContain('data-carousel-index="2"');
});

test('an exploded view names its numbers and leads to their parts; without it, no number is named', () => {
  const parts =
    '<table><tr><th>Item</th><th>Description</th><th>Part number</th></tr><tr><td>4</td><td>Wear ring</td><td>SN-1-WR</td></tr></table>';
  const partsOf = (more: object) =>
    markup(
      <InPage>
        <PartsBreakout
          product={responseWith({ partsBreakoutText: '<p>All in stock.</p>', ...more })}
          number="SN-1"
          text={parts}
        />
      </InPage>,
    );
  const shown = partsOf({ partsBreakoutImage: { node: drawing } });
  expect(shown).toMatch(/<img.*All in stock\..*>4<\/span><a href="\/parts\/sn-1-wr\/">Wear ring<\/a>/i);
  const text = partsOf({ partsBreakoutImage: null });
  expect(text).toContain('All in stock.');
  expect(text).not.toMatch(/<img|Wear ring/);
  expect(partsOf({ partsBreakoutImage: null, partsBreakoutText: null })).toBe('');
});
