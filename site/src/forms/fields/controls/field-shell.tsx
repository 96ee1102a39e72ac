import * as texts from '@headwater/brand/texts.ts';
import type { ReactNode } from 'react';
import { CleanHtml } from '../../../content/clean-html.tsx';
import { type ControlAttributes, controlAttributes, controlId, descriptionId, errorId } from './control.ts';
import type { FieldProps } from './field-props.ts';
import { useSurroundings } from './form-context.ts';
import { RichLabel } from './rich-label.tsx';

type ShellProps = Omit<FieldProps, 'value' | 'onChange'>;

function labelId({ field, formId }: ShellProps): string {
  return `${controlId(formId, field.id)}-label`;
}

/** The mark of a required field, hidden from screen readers: they read the input's `required`. */
export function RequiredMark() {
  return (
    <span className="form-required" aria-hidden="true">
      {useSurroundings().requiredIndicator.text}
    </span>
  );
}

function Description(props: ShellProps) {
  return <CleanHtml id={descriptionId(props)} className="form-hint" html={props.field.description} />;
}

export function Errors(props: ShellProps) {
  if (props.fieldErrors.length === 0) return null;
  return (
    <div className="form-error" id={errorId(props)}>
      {props.fieldErrors.map(({ message }) => (
        <CleanHtml key={message} html={message} />
      ))}
    </div>
  );
}

/** Label text and mark, the same for one input and for several. */
function LabelText({ field }: ShellProps) {
  return (
    <>
      <RichLabel text={field.label || texts.thisField} html={field.labelHtml} />
      {field.isRequired && <RequiredMark />}
    </>
  );
}

function Body(props: ShellProps & { children: ReactNode }) {
  const isAbove = props.field.descriptionPlacement === 'ABOVE';
  return (
    <div className="form-body">
      {isAbove && <Description {...props} />}
      {props.children}
      {!isAbove && <Description {...props} />}
      <Errors {...props} />
    </div>
  );
}

function labelClass({ field }: ShellProps): string {
  // A label that the editor left empty is not shown, but screen readers need a name.
  return field.labelPlacement === 'HIDDEN' || !field.label ? 'form-label form-unseen' : 'form-label';
}

interface FieldShellProps extends ShellProps {
  /** Replaces the label's text for screen readers, where the input is only a part of what the label names. */
  name?: string;
  children: (control: ControlAttributes, labelId: string) => ReactNode;
}

/** A field with one input, and with a label, description and messages that are associated with it by ID. */
export function FieldShell({ children, name, ...props }: FieldShellProps) {
  const { isEnforced } = useSurroundings();
  const common = controlAttributes(props, isEnforced(props.field.id));
  const control = name ? { ...common, 'aria-label': name } : common;
  return (
    <>
      <label className={labelClass(props)} id={labelId(props)} htmlFor={control.id}>
        <LabelText {...props} />
      </label>
      <Body {...props}>{children(control, labelId(props))}</Body>
    </>
  );
}

/** A field with several inputs, whose label is the legend of their group. */
export function GroupShell({ children, ...props }: FieldShellProps) {
  const { isEnforced } = useSurroundings();
  const control = controlAttributes(props, isEnforced(props.field.id));
  return (
    <fieldset className="form-group" id={control.id} tabIndex={-1} aria-describedby={control['aria-describedby']}>
      <legend className={labelClass(props)} id={labelId(props)}>
        <LabelText {...props} />
      </legend>
      <Body {...props}>{children(control, labelId(props))}</Body>
    </fieldset>
  );
}
