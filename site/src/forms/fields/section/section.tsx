import { CleanHtml } from '../../../content/clean-html.tsx';
import type { FieldProps } from '../controls/field-props.ts';
import type { SectionField } from './section.definition.ts';

/** The heading of the fields that follow. */
export function Section({ field }: FieldProps<SectionField>) {
  return (
    <div className="form-section">
      {field.label && <h3>{field.label}</h3>}
      <CleanHtml className="form-hint" html={field.description} />
    </div>
  );
}
