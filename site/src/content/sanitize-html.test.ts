import { expect, onTestFinished, test } from 'vitest';
import { setCmsPlaces, usualPlaces } from '../config/cms-places.ts';
import { sanitizeHtml } from './sanitize-html.ts';

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['a style element', '<style>p{}</style><p>a</p>', '<p>a</p>'],
  ['an event handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['a style attribute', '<p style="background:url(//evil)">a</p>', '<p>a</p>'],
  ['an iframe', '<iframe src="data:text/html,a"></iframe><p>a</p>', '<p>a</p>'],
  ['an inline SVG', '<svg onload="alert(1)"><a xlink:href="javascript:1">x</a></svg>', ''],
  [
    'markup that a formula hides',
    '<math href="javascript:x"><mtext><mglyph><style><img src=x onerror=alert(1)></style></mglyph></mtext></math>',
    '<math><mtext></mtext></math>',
  ],
  [
    'another notation of a formula',
    '<math><semantics><mi>x</mi><annotation-xml encoding="text/html"><p>y</p></annotation-xml></semantics></math>',
    '<math><semantics><mi>x</mi></semantics></math>',
  ],
  ['a form', '<form action="//evil"><input name="a"><p>a</p></form><p>b</p>', '<p>b</p>'],
  ['a base URL', '<base href="//evil/"><p>a</p>', '<p>a</p>'],
  ['a meta refresh', '<meta http-equiv="refresh" content="0;url=//evil"><p>a</p>', '<p>a</p>'],
  ['an object', '<object data="javascript:alert(1)"><p>b</p></object><p>a</p>', '<p>a</p>'],
  ['a script link', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['an unknown class', '<p class="header wp-caption">a</p>', '<p class="wp-caption">a</p>'],
  ['a comment', '<p>a<!-- <img src=x onerror=alert(1)> --></p>', '<p>a</p>'],
  ['a dot of another host', '<img src="https://tracker.example/pixel.gif" width="1" alt="">', '<span></span>'],
])('removes %s', (_what, html, expected) => {
  expect(sanitizeHtml(html)).toBe(expected);
});

test('a heading keeps its ID for links', () => {
  expect(sanitizeHtml('<h2 id="sizing">Sizing</h2>')).toBe('<h2 id="sizing">Sizing</h2>');
});

test('a heading loses an ID that could shadow a global of a script', () => {
  expect(sanitizeHtml('<h2 id="constructor">a</h2>')).toBe('<h2>a</h2>');
});

test('tables keep the attributes that readers and screen readers need', () => {
  const table =
    '<table><thead><tr><th scope="col" colspan="2">Flow</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>';
  expect(sanitizeHtml(table)).toContain(table);
});

test('an image without dimensions takes those in its file name', () => {
  const size = (html: string) => / width="(\d+)" height="(\d+)"/.exec(sanitizeHtml(html))?.slice(1);
  expect(size('<img src="/wp-content/uploads/works-1024x640.jpg">')).toEqual(['1024', '640']);
  expect(size('<img src="/wp-content/uploads/works-1024x640.jpg" width="512" height="320">')).toEqual(['512', '320']);
  expect(size('<img src="/wp-content/uploads/works.jpg">')).toBeUndefined();
});

test('links to the CMS become paths on the site', () => {
  expect(sanitizeHtml('<a href="http://127.0.0.1:8080/about/" target="_blank">a</a>')).toBe('<a href="/about/">a</a>');
});

test('links to other sites get rel=noopener', () => {
  expect(sanitizeHtml('<a href="https://epa.gov/" target="_blank" rel="opener">a</a>')).toBe(
    '<a href="https://epa.gov/" rel="noopener" target="_blank">a</a>',
  );
});

test("images use the site's own resized versions", () => {
  const html = sanitizeHtml(
    '<img src="http://127.0.0.1:8080/wp-content/uploads/2026/11/x.jpg" alt="Impeller" width="800" height="600" onerror="1">',
  );
  expect(html).toContain('src="/image?url=%2Fmedia%2F2026%2F11%2Fx.jpg&amp;w=828&amp;q=75"');
  expect(html).toContain('1920w"');
  expect(html).toContain('alt="Impeller" width="800" height="600"');
  expect(html).toContain('loading="lazy" decoding="async"');
  expect(html).not.toContain('onerror');
});

test('an embedded form leaves only its placeholder', () => {
  const html =
    "<p>a</p><div class='gform_wrapper' id='gform_wrapper_7'><form id='gform_7'><div><input name='x'></div></form></div><script>gform()</script><p>b</p>";
  expect(sanitizeHtml(html)).toBe(
    '<p>a</p><div data-gf-form="7" data-title="false" data-description="false"></div><p>b</p>',
  );
});

test.each([
  'alignwide',
  'wp-caption',
  'has-text-align-center',
  'is-style-plain',
  'size-large',
  'columns-2',
  'button',
  'are-vertically-aligned-top',
  'blocks-gallery-grid',
  'gallery',
  'gallery-columns-3',
  'button-outline',
  'button-outlined',
  'lead',
  'note',
])('keeps the class %s, which editors and the stylesheets use', (name) => {
  expect(sanitizeHtml(`<p class="${name} other">a</p>`)).toBe(`<p class="${name}">a</p>`);
});

test.each([
  ['div', 'id="a" lang="de" dir="rtl" title="b"'],
  ['ol', 'start="3" reversed type="a"'],
  ['time', 'datetime="2026-11-21"'],
  ['details', 'open'],
])('a <%s> keeps the attributes %s', (name, attributes) => {
  const clean = sanitizeHtml(`<${name} ${attributes} onclick="x" style="y">a</${name}>`);
  for (const [attribute] of attributes.matchAll(/[a-z]+(?:="[^"]*")?/g)) expect(clean).toContain(attribute);
  expect(clean).not.toMatch(/onclick|style/);
});

test('a formula keeps its layout, and its names and numbers as they are', () => {
  const formula =
    '<math display="block"><mrow><mi mathvariant="normal">SN-3040</mi><mo lspace="0em">=</mo></mrow></math>';
  expect(sanitizeHtml(formula)).toBe(formula);
});

test('a list item keeps its number', () => {
  expect(sanitizeHtml('<ol><li value="4">a</li></ol>')).toContain('<li value="4">');
});

test('a table column keeps its span', () => {
  expect(sanitizeHtml('<table><colgroup><col span="2" /></colgroup></table>')).toContain('<col span="2"');
});

test('table cells keep their attributes', () => {
  const cells =
    '<tr><th colspan="2" rowspan="1" headers="a" scope="row" abbr="F">Flow</th><td colspan="1" rowspan="2" headers="b">1</td></tr>';
  expect(sanitizeHtml(`<table><tbody>${cells}</tbody></table>`)).toContain(cells);
});

test('a download link keeps its file name without target and rel', () => {
  expect(sanitizeHtml('<a href="/a.pdf" download="A.pdf" rel="nofollow" target="_blank">a</a>')).toBe(
    '<a download="A.pdf" href="/a.pdf">a</a>',
  );
});

test('a link loses the target _self', () => {
  expect(sanitizeHtml('<a href="https://epa.gov/" target="_self">a</a>')).toBe(
    '<a href="https://epa.gov/" rel="noopener">a</a>',
  );
});

test.each([
  'script',
  'style',
  'textarea',
  'option',
  'iframe',
  'noscript',
  'noembed',
  'noframes',
  'xmp',
  'title',
  'svg',
  'annotation',
  'template',
  'object',
])('removes the content of <%s>', (name) => {
  expect(sanitizeHtml(`<p>a</p><${name}>hidden</${name}><p>b</p>`)).toBe('<p>a</p><p>b</p>');
});

test.each([
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'div',
  'section',
  'span',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'cite',
  'q',
  'figure',
  'figcaption',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'del',
  'ins',
  'mark',
  'small',
  'sub',
  'sup',
  'pre',
  'code',
  'kbd',
  'samp',
  'var',
  'abbr',
  'address',
  'time',
  'details',
  'summary',
  'bdi',
  'bdo',
  'dfn',
  'ruby',
  'rt',
  'rp',
])('allows <%s>', (name) => {
  expect(sanitizeHtml(`<${name}>a</${name}>`)).toBe(`<${name}>a</${name}>`);
});

const keepsId = (id: string) => sanitizeHtml(`<h2 id="${id}">a</h2>`) === `<h2 id="${id}">a</h2>`;

test('an ID of at most 81 characters that starts with a letter is kept', () => {
  expect([`a${'b'.repeat(80)}`, 'Sizing-2_b'].map(keepsId)).toEqual([true, true]);
});

test.each([`a${'b'.repeat(81)}`, '2nd', 'a b', 'a.b'])('the ID %j is not kept', (id) => {
  expect(keepsId(id)).toBe(false);
});

const leftPicture = sanitizeHtml('<img src="/wp-content/uploads/x.jpg" class="alignleft other">');

test('an image gets an empty alt text by default', () => {
  expect(leftPicture).toContain('alt=""');
});

test('an image keeps its known class', () => {
  expect(leftPicture).toContain('class="alignleft"');
});

test('an image gets sizes of the text column', () => {
  expect(leftPicture).toContain('sizes="(min-width: 48rem) 44rem, 100vw"');
});

test.each(['gif', 'webp'])('a %s in a text moves only for visitors who do not want less motion', (extension) => {
  const html = sanitizeHtml(`<figure><img src="/wp-content/uploads/x.${extension}" width="150" height="75"></figure>`);
  expect(html).toMatch(
    /^<figure><picture><source media="\(prefers-reduced-motion: no-preference\)" srcset="\/image[^"]*&amp;moves=1 384w" sizes="[^"]+"><img src="[^"]+" [^>]*><\/picture><\/figure>$/,
  );
});

test.each(['tiff', 'heic'])('a %s in a text is a link to the file, because browsers do not show it', (extension) => {
  expect(sanitizeHtml(`<p><img src="/wp-content/uploads/x.${extension}" alt="A pump"></p>`)).toBe(
    `<p><a href="/media/x.${extension}">Picture: A pump</a></p>`,
  );
});

const drawing = sanitizeHtml('<img src="/wp-content/uploads/x.svg" alt="Impeller">');

test('an SVG keeps its alt text', () => {
  expect(drawing).toContain('src="/media/x.svg" alt="Impeller"');
});

test('an SVG has only one size', () => {
  expect(drawing).not.toContain('srcset');
});

test('an image is offered up to twice its displayed size', () => {
  const widest = (html: string) =>
    Math.max(...Array.from(sanitizeHtml(html).matchAll(/ (\d+)w/g), ([, w]) => Number(w)));
  expect(widest('<img src="/wp-content/uploads/x.jpg" width="400" height="300">')).toBe(828);
  expect(widest('<img src="/wp-content/uploads/x.jpg">')).toBe(3840);
  expect(widest('<img src="/wp-content/uploads/x.jpg" width="wide" height="high">')).toBe(3840);
});

test('the links of a text that was cleaned before follow the permalinks of the CMS', () => {
  onTestFinished(() => setCmsPlaces(usualPlaces));
  expect(sanitizeHtml('<a href="/about/">a</a>')).toContain('href="/about/"');
  setCmsPlaces({ ...usualPlaces, hasSlash: false });
  expect(sanitizeHtml('<a href="/about/">a</a>')).toContain('href="/about"');
});
