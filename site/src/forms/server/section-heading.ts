import type { SectionHeading } from '../fields/controls/form-context.ts';

const below: readonly SectionHeading[] = ['h2', 'h3', 'h4', 'h5'];

/**
 * The heading of a form's sections: one level below the form's own title, or below the heading that the form is under,
 * so that no level is skipped.
 * @param headingAbove level of the last heading in front of the form
 */
export function sectionHeading({ hasTitle, headingAbove = 1 }: { hasTitle: boolean; headingAbove?: number }) {
  return (hasTitle ? 'h3' : below[headingAbove - 1]) ?? 'h6';
}
