import * as texts from '@headwater/brand/texts.ts';
import type { Ref } from 'react';
import { CleanHtml } from '../../content/clean-html.tsx';
import { controlId } from '../fields/controls/control.ts';
import type { FormField } from '../fields/form-field.ts';
import type { FieldError } from '../fields/shared/field-error.ts';
import type { FormDefinition } from '../model/form-definition.ts';

interface ErrorSummaryProps {
  form: FormDefinition;
  formId: string;
  errors: readonly FieldError[];
  ref?: Ref<HTMLDivElement>;
  /** Moves the focus to a field on any page of the form; when absent, the browser follows the link. */
  onOpen?: (field: FormField) => void;
}

/** All errors above the form, each with a link to its field. */
export function ErrorSummary({ form, formId, errors, ref, onOpen }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div className="form-summary" role="alert" tabIndex={-1} ref={ref}>
      <p>{texts.formProblem}</p>
      <ol>
        {errors.map(({ id, message }) => {
          const field = form.fields.find((candidate) => candidate.id === Number(id));
          return (
            <li key={`${id} ${message}`}>
              {field && (
                <>
                  <a
                    href={`#${controlId(formId, field.id)}`}
                    onClick={(event) => {
                      event.preventDefault();
                      onOpen?.(field);
                    }}
                  >
                    {field.label || texts.thisField}
                  </a>
                  {': '}
                </>
              )}
              <CleanHtml as="span" html={message} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
