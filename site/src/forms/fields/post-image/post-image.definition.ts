import { graphql } from '../../../cms-client/graphql.ts';
import { type FileUploadField, readFileUpload } from '../file-upload/file-upload.definition.ts';
import { defineField } from '../reading/define-field.ts';

const PostImageFieldParts = graphql(`
  fragment PostImageFieldParts on PostImageField {
    allowedExtensions
  }
`);

/** What Gravity Forms takes where the editor says nothing. */
const pictures = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'heic'];

/** One picture. Its title, caption, description and alternative text are not asked for; the report of a form says so. */
export const postImageDefinition = defineField(
  PostImageFieldParts,
  ({ allowedExtensions }, context): FileUploadField => {
    const single = { canAcceptMultipleFiles: false, maxFiles: 1, maxFileSize: null };
    const extensions = allowedExtensions?.length ? allowedExtensions : pictures;
    return { ...readFileUpload({ ...single, allowedExtensions: extensions }, context), isPicture: true };
  },
);
