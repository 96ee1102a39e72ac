import { CleanHtml } from '../../../content/clean-html.tsx';
import type { HtmlField } from '../../form-definition.ts';
import type { FieldProps } from '../field-props.ts';

/** Words of the editor's between the questions. */
export function Html({ field }: FieldProps<HtmlField>) {
  return <CleanHtml className="rich-text" html={field.content} />;
}
