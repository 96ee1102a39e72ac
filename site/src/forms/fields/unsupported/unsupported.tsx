import * as texts from '@headwater/brand/texts.ts';
import { controlId } from '../controls/control.ts';
import type { FieldProps } from '../controls/field-props.ts';
import { OtherWay } from '../controls/other-way.tsx';
import type { UnsupportedField } from './unsupported.definition.ts';

/**
 * A notice for a field that the site does not support, with contact details if an answer is or may be required: a
 * negative ID means that the CMS could not describe the field.
 */
export function Unsupported({ field, formId }: FieldProps<UnsupportedField>) {
  return (
    <div className="form-notice" id={controlId(formId, field.id)} tabIndex={-1}>
      {field.label && <p className="form-label">{field.label}</p>}
      <p>
        {texts.unanswerable} {field.isRequired && `${texts.answerNeeded} `}
        {(field.isRequired || field.id < 0) && <OtherWay />}
      </p>
    </div>
  );
}
