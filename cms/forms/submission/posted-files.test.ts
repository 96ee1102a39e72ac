import type { Form } from '@headwater/gravity-forms/definition/form.ts';
import { fileFacts } from '@headwater/gravity-forms/entries/file-url.ts';
import { expect, test } from 'vitest';
import { postedFiles } from './posted-files.ts';

const form: Form = { id: 1, title: 'Test', fields: [{ type: 'FILEUPLOAD', id: 2 }], confirmations: [] };

test('an entry stores the name of a file without the folders that a client sent in front of it', async () => {
  const file = new File(['abc'], '../../etc/drawing.pdf');
  const { entries } = await postedFiles(form, new Map([[2, [file]]]), 'https://cms.example');
  const [url] = entries[0]?.[1] ?? [];
  expect(fileFacts(url ?? '')).toMatchObject({ name: 'drawing.pdf', size: 3 });
});
