import { CleanHtml } from '../../../content/clean-html.tsx';
import type { FieldProps } from '../controls/field-props.ts';
import type { HtmlField } from './html.definition.ts';

/** Words of the editor's between the questions. */
export function Html({ field }: FieldProps<HtmlField>) {
  return <CleanHtml className="rich-text" html={field.content} />;
}
