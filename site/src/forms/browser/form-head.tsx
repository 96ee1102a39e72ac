import * as texts from '@headwater/brand/texts.ts';
import { CleanHtml } from '../../content/clean-html.tsx';
import { RequiredMark } from '../fields/controls/field-shell.tsx';
import type { FormDefinition } from '../model/form-definition.ts';

interface FormHeadProps {
  form: FormDefinition;
  hasTitle: boolean;
  hasDescription: boolean;
}

/** Title and description if the embed enables them, and the legend of a required mark that does not explain itself. */
export function FormHead({ form, hasTitle, hasDescription }: FormHeadProps) {
  const needsLegend = form.requiredIndicator.type !== 'TEXT' && form.fields.some(({ isRequired }) => isRequired);
  return (
    <div className="form-head">
      {hasTitle && form.title && <h2>{form.title}</h2>}
      {hasDescription && <CleanHtml className="form-hint" html={form.description} />}
      {needsLegend && (
        <p className="form-legend">
          <RequiredMark /> {texts.required}
        </p>
      )}
    </div>
  );
}
