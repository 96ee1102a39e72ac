import { expect, test } from 'vitest';
import { withFormPlaceholders } from './embedded-forms.ts';

const mark = (id: number, title = true, description = true) =>
  `<div data-gf-form="${id}" data-title="${title}" data-description="${description}"></div>`;

test.each([
  ['a shortcode', '[gravityform id="1"]', mark(1)],
  [
    'a shortcode in a paragraph of its own',
    '<p>[gravityform id="1" title="false" description="0"]</p>',
    mark(1, false, false),
  ],
  [
    'a shortcode within a sentence',
    '<p class="lead">Ask [gravityform id="7"] or call.</p>',
    `<p class="lead">Ask </p>${mark(7)}<p class="lead"> or call.</p>`,
  ],
  [
    'a shortcode in a paragraph that never closes',
    '<p class="lead">Ask [gravityform id="7"] or call.',
    `<p class="lead">Ask </p>${mark(7)}<p class="lead"> or call.</p>`,
  ],
  ['a shortcode after a paragraph that never closes', '<p>Ask<p>[gravityform id="7"]</p>', `<p>Ask${mark(7)}`],
  [
    'an open paragraph without a form',
    '[gravityform id="7"]<p class="lead">or call',
    `${mark(7)}<p class="lead">or call`,
  ],
  ['a paragraph before a form', '<p class="lead">Ask.</p>[gravityform id="7"]', `<p class="lead">Ask.</p>${mark(7)}`],
  ['line breaks around a shortcode', '<p>Ask<br>[gravityform id="7"]<br /></p>', `<p>Ask<br></p>${mark(7)}`],
  ['a closing tag of another pair', '[/gravityform]a[gravityform id="7"]', `[/gravityform]a${mark(7)}`],
  ['a conditional shortcode that never closes', 'a[gravityform action="conditional" id="7"]b', `a${mark(7)}b`],
  [
    'a form after a conditional pair',
    '[gravityform action="conditional"]secret[/gravityform]a[gravityform id="7"]b',
    `a${mark(7)}b`,
  ],
  ['a block that is not an object', '<!-- wp:gravityforms/form 7 /-->', '<!-- wp:gravityforms/form 7 /-->'],
  ['a block without a form', '<!-- wp:gravityforms/form {"title":false} /-->', ''],
  ['two shortcodes in one paragraph', '<p>[gravityform id="1"]<br />[gravityform id="2"]</p>', mark(1) + mark(2)],
  ['the older name', '[gravityforms id=2]', mark(2)],
  ['curled quotes', '[gravityform id=&#8221;3&#8243; title=&#8221;false&#8221;]', mark(3, false)],
  ['a shortcode for a form by name', '[gravityform name="Contact"]', ''],
  ['a conditional pair with its body', '[gravityform action="conditional" merge_tag="x"]secret[/gravityform]', ''],
  ['a block', '<!-- wp:gravityforms/form {"formId":"4","title":false} /-->', mark(4, false)],
  ['a broken block', '<!-- wp:gravityforms/form {"formId":} /-->', ''],
  [
    'a rendered form',
    "<a id='gf_5' class='gform_anchor'></a><div id='gform_wrapper_5'><div class='gform_heading'><h2 class='gform_title'>T</h2></div><form></form></div>!",
    `${mark(5, true, false)}!`,
  ],
  ['a rendered form that never closes', "a<div id='gform_wrapper_6'><form>", `a${mark(6, false, false)}`],
  [
    "a closed form's message",
    "<p>Ask.</p><div class='gf_submission_limit_message'>The class is <b>full</b>.</div>",
    '<p>Ask.</p><p>The class is <b>full</b>.</p><div data-gf-closed="true"></div>',
  ],
  [
    'a closed form whose message has paragraphs',
    '<div class="gf_submission_limit_message"><p>Full.</p></div>',
    '<p>Full.</p><div data-gf-closed="true"></div>',
  ],
  [
    'a shortcode in a paragraph with a bracket in an attribute',
    '<p title="a > b">Ask [gravityform id="7"]</p>',
    `<p title="a > b">Ask </p>${mark(7)}`,
  ],
  [
    'the id of a rendered form in another attribute',
    `<div title="id='gform_wrapper_5'">Ask.</div>`,
    `<div title="id='gform_wrapper_5'">Ask.</div>`,
  ],
  ['text without forms', '<p>[gallery id="1"]</p>', '<p>[gallery id="1"]</p>'],
])('marks embedded forms in HTML: %s', (_what, html, expected) => {
  expect(withFormPlaceholders(html)).toBe(expected);
});
