import { CleanHtml } from '../../../content/clean-html.tsx';
import type { FieldProps } from '../controls/field-props.ts';
import type { HtmlField } from './html.definition.ts';

/** An editor's HTML between the fields. */
export function Html({ field }: FieldProps<HtmlField>) {
  return <CleanHtml className="rich-text" html={field.content} />;
}
