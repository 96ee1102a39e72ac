/** Each WordPress block that outputs HTML, as WordPress renders it, by the heading above it. */
const picture = '<img src="media:pump" alt="A pump" width="1200" height="900" />';
const caption = '<figcaption class="wp-element-caption">A pump at work.</figcaption>';
const text = '<p>Forty gallons a minute go through this pipe, day and night, and nobody hears it.</p>';

const blocks: Readonly<Record<string, string>> = {
  Paragraphs: `<p class="has-drop-cap">Pumps are old machines. ${text.slice(3, -4)}</p>
<p style="text-align: center;">Set in the middle by the classic editor.</p><p class="has-text-align-right">Set at the end.</p>
<p class="has-background has-pale-cyan-blue-background-color">On a ground of its own.</p>
<p class="has-small-font-size">In small letters.</p><p class="has-large-font-size">In large letters.</p>`,
  List: '<ul class="wp-block-list"><li>One<ul class="wp-block-list"><li>Within one</li></ul></li><li>Two</li></ul><ol class="wp-block-list"><li>First</li><li>Second</li></ol>',
  Quote: `<blockquote class="wp-block-quote"><p>It ran for forty years.</p><cite>An operator</cite></blockquote>
<blockquote class="wp-block-quote is-style-plain"><p>A plain quote.</p></blockquote>
<figure class="wp-block-pullquote"><blockquote><p>Nobody hears it.</p><cite>A neighbor</cite></blockquote></figure>`,
  Code: `<pre class="wp-block-code"><code>Q = A × v</code></pre>
<pre class="wp-block-preformatted">Flow   450 gpm
Head   120 ft</pre><pre class="wp-block-verse">Water falls,
pumps lift.</pre>`,
  Image: `<figure class="wp-block-image size-large">${picture}${caption}</figure>
<div class="wp-block-image"><figure class="alignleft size-medium is-resized">${picture}${caption}</figure></div>${text}${text}
<figure class="wp-block-image aligncenter is-style-rounded is-resized">
<img src="media:pump" alt="A pump" width="1200" height="900" style="width:300px" />${caption}</figure>
<figure class="wp-block-image alignwide">${picture}</figure><figure class="wp-block-image alignfull">${picture}${caption}</figure>`,
  Gallery: `<figure class="wp-block-gallery has-nested-images columns-3 is-cropped">
${`<figure class="wp-block-image size-large">${picture}${caption}</figure>`.repeat(5)}
<figcaption class="blocks-gallery-caption wp-element-caption">Five views.</figcaption></figure>`,
  Columns: `<div class="wp-block-columns is-layout-flex"><div class="wp-block-column" style="flex-basis:66.66%">${text}</div>
<div class="wp-block-column" style="flex-basis:33.33%"><h3 class="wp-block-heading">A third</h3>${text}</div></div>
<div class="wp-block-columns is-layout-flex">${`<div class="wp-block-column is-layout-flow"><h3 class="wp-block-heading">A column</h3>${text}</div>`.repeat(3)}</div>`,
  'Media and text': `<div class="wp-block-media-text is-stacked-on-mobile" style="grid-template-columns:30% auto">
<figure class="wp-block-media-text__media">${picture}</figure><div class="wp-block-media-text__content">${text}</div></div>
<div class="wp-block-media-text has-media-on-the-right is-stacked-on-mobile">
<div class="wp-block-media-text__content">${text}</div><figure class="wp-block-media-text__media">${picture}</figure></div>`,
  Cover: `<div class="wp-block-cover"><span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span>
<img class="wp-block-cover__image-background" src="media:banner" alt="" width="1900" height="500" />
<div class="wp-block-cover__inner-container"><p class="has-large-font-size">Words on a picture</p>${text}</div></div>`,
  Group: `<div class="wp-block-group has-background">${text}</div>
<div class="wp-block-group is-layout-flex is-nowrap"><p>One</p><p>beside</p><p>the other</p></div>`,
  Film: `<figure class="wp-block-embed is-type-video is-provider-youtube wp-embed-aspect-16-9 wp-has-aspect-ratio"><div class="wp-block-embed__wrapper">
<iframe title="A pump on the test stand" width="500" height="281" src="https://www.youtube.com/embed/aaaaaaaaaaa?feature=oembed"></iframe></div>${caption}</figure>
<figure class="wp-block-video"><video controls src="/wp-content/uploads/test.mp4"></video>${caption}</figure>
<figure class="wp-block-audio"><audio controls src="/wp-content/uploads/test.mp3"></audio></figure>`,
  Map: `<figure class="wp-block-embed"><iframe title="Our works" src="https://www.openstreetmap.org/export/embed.html?bbox=-92.2,46.7,-92,46.9&amp;layer=mapnik" width="600" height="450"></iframe></figure>
<iframe title="Pump calculator" src="https://tools.example/calculator"></iframe>
<p>Seen elsewhere: <img src="https://pictures.example/pump.jpg" alt="A pump at sea" /></p>`,
  Buttons: `<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="/about/">About us</a></div>
<div class="wp-block-button is-style-outline"><a class="wp-block-button__link" href="/contact/">Contact</a></div></div>`,
  Table: `<figure class="wp-block-table is-style-stripes"><table class="has-fixed-layout"><thead><tr><th>Model</th><th>Flow</th></tr></thead>
<tbody><tr><td>TP-1</td><td>40 gpm</td></tr><tr><td>TP-2</td><td>80 gpm</td></tr></tbody></table>${caption}</figure>`,
  File: `<div class="wp-block-file"><a href="/media/sheet.pdf">Test sheet</a><a href="/media/sheet.pdf" class="wp-block-file__button wp-element-button" download>Download</a></div>`,
  Details: `<details class="wp-block-details"><summary>How is it tested?</summary>${text}</details>`,
  Separators: `<hr class="wp-block-separator has-alpha-channel-opacity" /><hr class="wp-block-separator is-style-wide" />
<hr class="wp-block-separator is-style-dots" /><div style="height:20px" aria-hidden="true" class="wp-block-spacer"></div>
<div style="height:100px" aria-hidden="true" class="wp-block-spacer"></div>`,
  Lists: `<ul class="wp-block-latest-posts__list wp-block-latest-posts"><li><a class="wp-block-latest-posts__post-title" href="/first-note/">First note</a></li></ul>
<ul class="wp-block-categories-list wp-block-categories"><li><a href="/category/notes/">Notes</a></li></ul>
<p class="wp-block-tag-cloud"><a href="/tag/seals/">Seals</a></p>
<ol class="wp-block-footnotes"><li id="note-1">A footnote.</li></ol>`,
  'Classic editor': `<p><img class="alignright size-medium" src="media:pump" alt="A pump" width="300" height="225" />${text.slice(3)}${text}
<div id="attachment_7" style="width: 310px" class="wp-caption alignleft"><img src="media:pump" alt="A pump" width="300" height="225" /><p class="wp-caption-text">A caption that is longer than its picture is wide.</p></div>${text}${text}
<div id="gallery-1" class="gallery galleryid-1 gallery-columns-3 gallery-size-medium">${`<dl class="gallery-item"><dt class="gallery-icon landscape">${picture}</dt>
<dd class="wp-caption-text gallery-caption">A view.</dd></dl>`.repeat(3)}<br style="clear: both" /></div>`,
};

export const blockNames: readonly string[] = Object.keys(blocks);

export const coreBlocks: string = Object.entries(blocks)
  .map(([name, html]) => `<h2 class="wp-block-heading">${name}</h2>\n${html}`)
  .join('\n');
