import { expect, test } from 'vitest';
import { sectionHeading } from './section-heading.ts';

test.each([
  ['below its own title, whatever is above', { hasTitle: true, headingAbove: 4 }, 'h3'],
  ["without a title, directly below the page's", { hasTitle: false, headingAbove: 1 }, 'h2'],
  ["without a title, below an editor's heading", { hasTitle: false, headingAbove: 2 }, 'h3'],
  ['without a title, below the deepest heading', { hasTitle: false, headingAbove: 6 }, 'h6'],
])("a form's sections: %s", (_where, form, heading) => {
  expect(sectionHeading(form)).toBe(heading);
});
