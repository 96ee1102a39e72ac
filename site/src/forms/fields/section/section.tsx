import { CleanHtml } from '../../../content/clean-html.tsx';
import type { FieldProps } from '../controls/field-props.ts';
import { useSurroundings } from '../controls/form-context.ts';
import { RichLabel } from '../controls/rich-label.tsx';
import type { SectionField } from './section.definition.ts';

/** The heading of the fields that follow. */
export function Section({ field }: FieldProps<SectionField>) {
  const { sectionHeading: Heading } = useSurroundings();
  return (
    <div className="form-section">
      {field.label && (
        <Heading>
          <RichLabel text={field.label} html={field.labelHtml} />
        </Heading>
      )}
      <CleanHtml className="form-hint" html={field.description} />
    </div>
  );
}
