import { currencies } from '@headwater/contract/forms/currencies.ts';
import { expect, test } from 'vitest';
import { aField } from '../../testing/build-form.ts';
import type { FieldNode } from '../reading/field.fragment.ts';
import { postImageDefinition } from './post-image.definition.ts';

/** A picture whose editor asks for a title and a caption. @param acceptsFiles whether the CMS takes files with a lead */
function read(acceptsFiles: boolean, settings = { hasTitle: true, hasCaption: true }) {
  // A node as the CMS sends it, whose other settings this reader does not need.
  const node = { allowedExtensions: [], subLabelPlacement: 'ABOVE', ...settings } as unknown as FieldNode;
  return postImageDefinition.read(node, {
    base: aField('TEXT', 5),
    clean: { html: (html) => html, text: (html) => html },
    canPrefill: false,
    currency: currencies.USD,
    acceptsFiles,
    placements: { label: 'TOP', description: 'BELOW', subLabel: 'BELOW' },
    typed: {},
  });
}

test('a picture is asked for with the texts that the editor chose, labeled where the editor put labels', () => {
  const { acceptsFiles, isPicture, imageTexts } = read(true);
  expect({ acceptsFiles, isPicture }).toEqual({ acceptsFiles: true, isPicture: true });
  expect(imageTexts).toEqual({
    inputs: [
      { key: 'title', id: 5.1, label: 'Title' },
      { key: 'caption', id: 5.4, label: 'Caption' },
    ],
    placement: 'ABOVE',
  });
});

test('where the CMS takes no files, visitors are not asked what their picture shows', () => {
  const field = read(false);
  expect(field.acceptsFiles).toBe(false);
  expect(field).not.toHaveProperty('imageTexts');
});

test('a picture without texts has no inputs for them', () => {
  expect(read(true, { hasTitle: false, hasCaption: false })).not.toHaveProperty('imageTexts');
});
