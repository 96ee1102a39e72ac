import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Banner } from './banner/banner.tsx';
import { ButtonLink, ButtonRow } from './button/button.tsx';
import { SubmitButton } from './button/submit-button.tsx';
import { Card } from './card/card.tsx';
import { CardGrid } from './card-grid/card-grid.tsx';
import { Carousel } from './carousel/carousel.tsx';
import { EmailLink } from './email-link/email-link.tsx';
import { Figure } from './figure/figure.tsx';
import { FullSizeLink } from './full-size-link/full-size-link.tsx';
import { GrowingList } from './growing-list/growing-list.tsx';
import { LinkList } from './link-list/link-list.tsx';
import { LinkTags } from './link-tags/link-tags.tsx';
import { Notice } from './notice/notice.tsx';
import { Plate } from './plate/plate.tsx';
import { SearchBox } from './search-box/search-box.tsx';
import { Section } from './section/section.tsx';
import { Stamp } from './stamp/stamp.tsx';
import { markup } from './testing/markup.ts';
import { TwoColumn } from './two-column/two-column.tsx';

const cases: Readonly<Record<string, { node: ReactNode; html: string }>> = {
  'a banner of a title alone, whose shape depends on a picture': {
    node: <Banner title="Title" variant="split" />,
    html: '<header class="banner"><div class="inner"><div class="words"><h1 class="title">Title</h1></div></div></header>',
  },
  'a banner with everything': {
    node: (
      <Banner
        title="Title"
        code="SN-1"
        crumbs={[{ label: 'Parent', href: '/parent/' }]}
        image={<i />}
        caption="Caption"
        variant="large"
      >
        <p>Words</p>
      </Banner>
    ),
    html: '<header class="banner large"><div class="inner"><div class="words"><nav class="breadcrumb" aria-label="Breadcrumb" data-print="no"><ol class="list"><li><a href="/parent/">Parent</a></li></ol></nav><h1 class="title"><span class="code">SN-1 </span>Title</h1><p>Words</p></div><figure class="view"><i></i><figcaption class="caption">Caption</figcaption></figure></div></header>',
  },
  'a banner with a picture in its usual place': {
    node: <Banner title="Title" image={<i />} />,
    html: '<header class="banner"><div class="inner"><div class="words"><h1 class="title">Title</h1></div><figure class="view"><i></i></figure></div></header>',
  },
  'a title of 70 characters': {
    node: <Banner title={'x'.repeat(70)} />,
    html: '<header class="banner"><div class="inner"><div class="words"><h1 class="title">xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx</h1></div></div></header>',
  },
  'a longer title, set smaller': {
    node: <Banner title={'x'.repeat(71)} />,
    html: '<header class="banner"><div class="inner"><div class="words"><h1 class="title long">xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx</h1></div></div></header>',
  },
  'a link that looks like a button': {
    node: <ButtonLink href="/a/">Go</ButtonLink>,
    html: '<a class="button" href="/a/"><span>Go</span>•</a>',
  },
  'the second of two buttons': {
    node: (
      <ButtonLink href="/a/" rel="next" outlined>
        Go
      </ButtonLink>
    ),
    html: '<a class="button outlined" href="/a/" rel="next"><span>Go</span>•</a>',
  },
  'a button that opens a new tab': {
    node: (
      <ButtonLink href="/a/" rel="next" newTab>
        Go
      </ButtonLink>
    ),
    html: '<a class="button" href="/a/" rel="noopener" target="_blank"><span>Go</span>•</a>',
  },
  'a row of buttons': {
    node: (
      <ButtonRow>
        <SubmitButton>Send</SubmitButton>
      </ButtonRow>
    ),
    html: '<div class="row"><button class="button" type="submit">Send</button></div>',
  },
  'a card that leads nowhere': {
    node: <Card title="Title" headingLevel={3} />,
    html: '<article class="card"><div class="words"><h3 class="title">Title</h3></div></article>',
  },
  'a card with everything': {
    node: (
      <Card
        {...{
          href: '/a/',
          title: 'Title',
          headingLevel: 2,
          label: 'Label',
          code: 'SN-1',
          text: 'Text',
          variant: 'open',
        }}
        image={<i />}
        icon={<b />}
      >
        <p>More</p>
      </Card>
    ),
    html: '<article class="card open"><div class="view"><i></i></div><div class="words"><p class="label">Label</p><h2 class="title"><a href="/a/"><span class="code">SN-1 </span>Title</a><b></b></h2><p class="text">Text</p><p>More</p></div></article>',
  },
  'a card of a drawing': {
    node: <Card title="Title" headingLevel={3} image={<i />} imageKind="drawing" />,
    html: '<article class="card"><div class="view drawing"><i></i></div><div class="words"><span class="dimension dimension" aria-hidden="true"></span><h3 class="title">Title</h3></div></article>',
  },
  cards: {
    node: <CardGrid items={[{ key: 'a', card: <i /> }]} />,
    html: '<div class="frame"><ul class="grid"><li data-key="a" class="cell"><i></i></li></ul></div>',
  },
  logos: {
    node: <CardGrid items={[{ key: 'a', card: <i /> }]} layout="logos" />,
    html: '<div class="frame"><ul class="grid logos"><li data-key="a" class="cell"><i></i></li></ul></div>',
  },
  'a carousel': {
    node: (
      <Carousel label="Views" noun="view" interval={0} transition={350} swipeTolerance={5}>
        <i />
        <b />
      </Carousel>
    ),
    html: '<div role="group" aria-roledescription="carousel" aria-label="Views" class="carousel" data-carousel="" data-interval="0" data-transition="350" data-swipe-tolerance="5"><div role="group" aria-label="Views, slides" aria-live="polite" class="viewport" data-carousel-viewport="" tabindex="0"><div class="slides" data-carousel-slides=""><div class="slide" role="group" aria-roledescription="slide" aria-label="1 of 2"><i></i></div><div class="slide" role="group" aria-roledescription="slide" aria-label="2 of 2"><b></b></div></div></div><div class="controls" data-print="no"><div class="buttons"><button type="button" class="button" aria-label="Previous view" data-carousel-step="-1">•</button><button type="button" class="button" aria-label="Next view" data-carousel-step="1">•</button></div></div></div><script type="module" src="/src/ui/carousel/carousel.client.ts" fetchPriority="low"></script>',
  },
  'an email address, which may break before @ and dots': {
    node: <EmailLink address="a.b@c.de" />,
    html: '<a href="mailto:a.b@c.de">a<wbr/>.b<wbr/>@c<wbr/>.de</a>',
  },
  'a picture': { node: <Figure className="own">x</Figure>, html: '<figure class="own"><div>x</div></figure>' },
  'a picture with a caption, printed large on drafting paper': {
    node: (
      <Figure caption="Caption" id="one" drafting isPrintedLarge>
        x
      </Figure>
    ),
    html: '<figure id="one" data-print="large"><div class="drafting">x</div><figcaption class="caption">Caption</figcaption></figure>',
  },
  'a link to the whole picture': {
    node: <FullSizeLink href="/a.png" subject="A drawing" />,
    html: '<p class="line"><a class="link" href="/a.png">Open full size<span class="hidden"> A drawing</span></a></p>',
  },
  'a link to a picture of nothing in particular': {
    node: <FullSizeLink href="/a.png" subject="" />,
    html: '<p class="line"><a class="link" href="/a.png">Open full size</a></p>',
  },
  'a list at its end': {
    node: <GrowingList nextHref={undefined}>x</GrowingList>,
    html: '<div data-growing-list="">x</div>',
  },
  'a list that begins and ends in the middle': {
    node: (
      <GrowingList nextHref="?after=b" startHref="/list/">
        x
      </GrowingList>
    ),
    html: '<div data-growing-list=""><p class="start"><a href="/list/">Back to the start of the list</a></p>x<div data-island="load-more" data-src="/src/ui/growing-list/load-more.island.tsx" data-prefix="i0" data-props="{&quot;nextHref&quot;:&quot;?after=b&quot;}" data-when="{&quot;historyKey&quot;:&quot;depth&quot;,&quot;held&quot;:&quot;a&quot;,&quot;waiting&quot;:&quot;Loading...&quot;,&quot;timeout&quot;:20000}"><div class="more" data-load-more=""><a class="button outlined" href="?after=b" rel="next"><span>Load More</span>•</a></div><p class="notice" role="status"></p></div><script type="module" src="/src/document/islands.client.ts" fetchPriority="low"></script></div>',
  },
  'no links': { node: <LinkList links={[]} />, html: '' },
  links: {
    node: <LinkList links={[{ href: '/a/', label: 'A' }]} />,
    html: '<ul class="links"><li><a href="/a/">A</a></li></ul>',
  },
  tags: {
    node: <LinkTags links={[{ key: '1', href: undefined, label: 'A' }]} />,
    html: '<ul class="tags"><li><a class="tag">A</a></li></ul>',
  },
  'a notice': {
    node: (
      <Notice title="Title" drawing={<i />}>
        Words
      </Notice>
    ),
    html: '<div class="notice"><div class="inner"><div class="words"><h1>Title</h1>Words</div><i></i></div></div>',
  },
  'a plate without figures': {
    node: <Plate heading="Maker" rows={[]} />,
    html: '<div class="plate"><p class="heading">Maker</p></div>',
  },
  'a plate with everything': {
    node: (
      <Plate heading="Maker" title="SN-1" rows={[{ label: 'Flow', value: '1 gpm' }]}>
        <p>More</p>
      </Plate>
    ),
    html: '<div class="plate"><p class="heading">Maker</p><p class="title">SN-1</p><dl class="rows"><div class="row"><dt class="label">Flow</dt><dd class="value">1 gpm</dd></div></dl><p>More</p></div>',
  },
  'a box to search in': {
    node: (
      <SearchBox {...{ action: '/search/', label: 'Words', button: 'Search', input: { id: 'q', name: 'q' } }}>
        <p>Hint</p>
      </SearchBox>
    ),
    html: '<search><form class="form" action="/search/" method="get"><label class="label" for="q">Words</label><div class="row"><input class="input" type="text" dir="auto" enterKeyHint="search" id="q" name="q"/><button class="button" type="submit">Search</button></div><p>Hint</p></form></search>',
  },
  'a section without a heading': {
    node: <Section layout="stack">x</Section>,
    html: '<section class="section paper"><div class="inner">x</div></section>',
  },
  'a section with everything': {
    node: (
      <Section title="Title" aside={<i />} layout="stack" tone="deep" plain id="one" className="own">
        x
      </Section>
    ),
    html: '<section class="section deep numbered plain" id="one"><div class="inner stack own"><div class="head"><h2 class="title">Title</h2><i></i></div><div class="body">x</div></div></section>',
  },
  'a section with its heading in the rail': {
    node: <Section title="Title">x</Section>,
    html: '<section class="section paper numbered"><div class="inner rail"><div class="head"><h2 class="title">Title</h2></div><div class="body">x</div></div></section>',
  },
  'a stamp': { node: <Stamp>Stamped</Stamp>, html: '<p class="stamp"><span class="words">Stamped</span></p>' },
  'two columns': { node: <TwoColumn start="x" end="y" />, html: '<div class="columns"><div>x</div><div>y</div></div>' },
};

test.each(Object.entries(cases))('renders the markup of %s', (_what, { node, html }) => {
  expect(markup(node)).toBe(html);
});
