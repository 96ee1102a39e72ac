import type { ReactNode } from 'react';
import { CleanHtml } from '../../../content/clean-html.tsx';
import type { Choice } from '../shared/field-base.ts';

/** A label with the links and emphasis that its editor wrote. */
export function RichLabel({ text, html }: { text: ReactNode; html: string | undefined }) {
  return html ? <CleanHtml as="span" html={html} /> : text;
}

/** What a choice says, beside its box. */
export function ChoiceText({ text, html }: Pick<Choice, 'text' | 'html'>) {
  return html ? <CleanHtml as="span" html={html} /> : <span>{text}</span>;
}
