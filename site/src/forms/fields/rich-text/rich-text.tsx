import { htmlAsText } from '@headwater/contract/text/html-as-text.ts';
import { textLength } from '@headwater/gravity-forms/rules/fields/text.ts';
import { useEffect, useState } from 'react';
import type { ControlAttributes } from '../controls/control.ts';
import { type FieldProps, textOf } from '../controls/field-props.ts';
import { FieldShell } from '../controls/field-shell.tsx';
import { LengthCounter } from '../controls/length-counter.tsx';
import { inputName } from '../shared/input-names.ts';
import { escaped } from '../shared/text.ts';
import { mostCharacters } from '../shared/text-length.ts';
import type { TextAreaField } from '../text-area/text-area.definition.ts';
import type { FormattingCommand } from './formatting.ts';
import { LinkForm } from './link-form.tsx';
import { Toolbar } from './toolbar.tsx';
import { useEditor } from './use-editor.ts';

/** A text that visitors may format where scripts run; a plain text area otherwise, and until the editor is loaded. */
export function RichText(props: FieldProps<TextAreaField>) {
  const html = textOf(props.value);
  return (
    <FieldShell {...props}>
      {(control, labelId) => (
        <>
          <FormattedText {...props} html={html} control={control} labelId={labelId} />
          <LengthCounter
            id={`${control.id}-count`}
            length={textLength(props.field, html)}
            most={mostCharacters(props.field)}
          />
        </>
      )}
    </FieldShell>
  );
}

interface FormattedTextProps extends Pick<FieldProps<TextAreaField>, 'field' | 'onChange' | 'loading'> {
  html: string;
  control: ControlAttributes;
  labelId: string;
}

/** Browsers move the focus from a label to inputs only. */
function useLabel(labelId: string, editor: ReturnType<typeof useEditor>['editor']): void {
  useEffect(() => {
    const label = document.getElementById(labelId);
    if (!editor || !label) return;
    label.addEventListener('click', editor.focus);
    return () => label.removeEventListener('click', editor.focus);
  }, [editor, labelId]);
}

function FormattedText({ field, html, onChange, loading, control, labelId }: FormattedTextProps) {
  const used = useEditor(html, (value) => onChange({ value }));
  const { editor, isShown, root, load, recheck } = used;
  /** The address of the link that is being changed. */
  const [linkTo, setLinkTo] = useState<string>();
  const describedBy = [control['aria-describedby'], `${control.id}-count`].filter(Boolean).join(' ');

  useLabel(labelId, editor);

  // The focus that made the form hydrate was no event here. A text that is formatted already, from a draft or a default,
  // is shown so.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` loads once
  useEffect(() => {
    if (document.activeElement === used.input.current || /<[a-z]/i.test(html)) load();
  }, [html]);

  const run = (command: FormattingCommand) =>
    load((loaded) => (command === 'link' ? setLinkTo(loaded.linkAtCursor()) : loaded.run(command)));
  const leaveLink = () => {
    setLinkTo(undefined);
    editor?.focus();
  };
  return (
    <div className="form-formatted" data-size={field.size}>
      <Toolbar label={field.label} controls={control.id} state={used.formatting} disabled={loading} onCommand={run} />
      {linkTo !== undefined && (
        <LinkForm
          id={control.id}
          address={linkTo}
          onSet={(url) => {
            setLinkTo(undefined);
            editor?.link(url);
          }}
          onLeave={leaveLink}
        />
      )}
      {isShown ? (
        // biome-ignore lint/a11y/useSemanticElements: no native input has formatted text
        <div
          ref={root}
          id={control.id}
          className="form-input"
          role="textbox"
          tabIndex={0}
          contentEditable={!loading}
          suppressContentEditableWarning
          aria-multiline="true"
          aria-labelledby={labelId}
          aria-describedby={describedBy}
          aria-required={field.isRequired}
          aria-invalid={control['aria-invalid']}
          aria-disabled={loading || undefined}
          dir="auto"
        />
      ) : (
        <textarea
          {...control}
          ref={used.input}
          aria-describedby={describedBy}
          className="form-input"
          name={inputName(field.id)}
          rows={field.size === 'LARGE' ? 6 : 4}
          dir="auto"
          value={htmlAsText(html)}
          onFocus={() => load()}
          onBlur={() => recheck()}
          onSelect={() => recheck()}
          onCompositionStart={() => recheck(true)}
          onCompositionEnd={() => recheck()}
          onChange={(event) => onChange({ value: escaped(event.target.value) })}
        />
      )}
    </div>
  );
}
