import { CleanHtml } from '../../../content/clean-html.tsx';
import type { HtmlField } from '../../model/form-definition.ts';
import type { FieldProps } from '../controls/field-props.ts';

/** Words of the editor's between the questions. */
export function Html({ field }: FieldProps<HtmlField>) {
  return <CleanHtml className="rich-text" html={field.content} />;
}
