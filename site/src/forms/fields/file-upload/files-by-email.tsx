import * as texts from '@headwater/brand/texts.ts';
import { CleanHtml } from '../../../content/clean-html.tsx';
import { controlId } from '../controls/control.ts';
import type { FieldProps } from '../controls/field-props.ts';
import { useSurroundings } from '../controls/form-context.ts';
import type { FileUploadField } from './file-upload.definition.ts';

/** Replaces the field where the CMS takes no files, and says where to email them. */
export function FilesByEmail({ field, formId }: FieldProps<FileUploadField>) {
  const { contact } = useSurroundings();
  const kinds = field.allowedExtensions.map((extension) => `.${extension}`).join(', ');
  return (
    <div className="form-notice" id={controlId(formId, field.id)} tabIndex={-1}>
      <p className="form-label">{field.label}</p>
      <CleanHtml className="form-hint" html={field.description} />
      <p>
        {texts.filesByEmail} <a href={`mailto:${contact.email}`}>{contact.email}</a>
        {texts.filesToName(kinds)}
      </p>
    </div>
  );
}
