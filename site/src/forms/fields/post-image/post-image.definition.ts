import * as texts from '@headwater/brand/texts.ts';
import { graphql, type ResultOf } from '../../../cms-client/graphql.ts';
import { type FileUploadField, readFileUpload } from '../file-upload/file-upload.definition.ts';
import { defineField } from '../reading/define-field.ts';
import { inherited } from '../reading/read-base.ts';
import { type ImageTextKey, imageTextInputs, imageTextKeys } from '../shared/image-texts.ts';

const PostImageFieldParts = graphql(`
  fragment PostImageFieldParts on PostImageField {
    allowedExtensions
    hasAlt
    hasCaption
    hasDescription
    hasTitle
    subLabelPlacement
  }
`);

/** What Gravity Forms takes where the editor says nothing. */
const pictures = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'heic'];

const settings = {
  altText: 'hasAlt',
  title: 'hasTitle',
  caption: 'hasCaption',
  description: 'hasDescription',
} satisfies Record<ImageTextKey, keyof ResultOf<typeof PostImageFieldParts>>;

/** One picture, with the texts that the editor asks for. */
export const postImageDefinition = defineField(PostImageFieldParts, (parts, context): FileUploadField => {
  const { allowedExtensions, subLabelPlacement } = parts;
  const single = { canAcceptMultipleFiles: false, maxFiles: 1, maxFileSize: null };
  const extensions = allowedExtensions?.length ? allowedExtensions : pictures;
  const keys = imageTextKeys.filter((key) => parts[settings[key]]);
  const inputs = keys.map((key) => ({
    key,
    id: Number(`${context.base.id}.${imageTextInputs[key]}`),
    label: texts.imageTextLabels[key],
  }));
  const imageTexts = { inputs, placement: inherited(subLabelPlacement, context.placements.subLabel) };
  return {
    ...readFileUpload({ ...single, allowedExtensions: extensions }, context),
    isPicture: true,
    // Nothing is said about a picture that the CMS does not take.
    ...(context.acceptsFiles && inputs.length > 0 && { imageTexts }),
  };
});
