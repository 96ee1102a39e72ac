import * as texts from '@headwater/brand/texts.ts';
import { controlId } from '../controls/control.ts';
import type { FieldProps } from '../controls/field-props.ts';
import { OtherWay } from '../controls/other-way.tsx';
import type { UnsupportedField } from './unsupported.definition.ts';

/**
 * A field of a kind that this site cannot show: said plainly, with another way where an answer is needed, or may be:
 * an id below zero is that of a field of which the CMS says nothing.
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
