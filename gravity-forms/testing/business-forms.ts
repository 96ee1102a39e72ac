import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseExportFile } from '../export-file.ts';
import type { GravityForm } from '../gravity-form.ts';

/** Folder of the hand-written exports: 16 kinds of form that businesses have, of a made-up company. */
const folder = join(import.meta.dirname, 'exports');

export interface BusinessForm {
  /** Name of the file without its extension, such as `service-call`. */
  name: string;
  /** The file's text. */
  text: string;
  form: GravityForm;
}

/** All business forms, by name. */
export function businessForms(): BusinessForm[] {
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const [form] = parseExportFile(text).forms;
      if (!form) throw new Error(`${file} has no form.`);
      return { name: file.replace('.json', ''), text, form };
    });
}
