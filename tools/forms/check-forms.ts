import { ExportFileError, parseExportFile } from '@headwater/gravity-forms/export-file.ts';
import type { GravityForm } from '@headwater/gravity-forms/gravity-form.ts';
import { formReport, reportText } from '@headwater/gravity-forms/report/form-report.ts';
import { CommandError } from '../command-error.ts';
import { readText } from '../read-text.ts';
import { liveForms } from './live-forms.ts';

export const usage = 'Use: npm run forms -- check FILE.json | https://cms.example.com';

/**
 * What forms would lose, in words for each field.
 * @param target path of an export of Gravity Forms, or URL of a live CMS
 * @returns the report, and exit code 1 if something does not work at all
 * @throws CommandError when the target cannot be read
 */
export async function checkForms(target: string): Promise<{ text: string; exitCode: 0 | 1 }> {
  const isLive = /^https?:\/\//.test(target);
  const { forms, ...cms } = isLive ? await liveForms(target) : { forms: await formsInFile(target) };
  const reports = forms.map((form) => ({ form, losses: formReport(form, cms) }));
  const broken = reports.filter(({ losses }) => losses.some(({ effect }) => effect === 'lost')).length;
  const sum =
    forms.length === 0 ? 'There are no forms.' : `${forms.length - broken} of ${forms.length} forms lose nothing.`;
  const text = [...reports.map(({ form, losses }) => reportText(form, losses)), sum].join('\n\n');
  return { text, exitCode: broken > 0 ? 1 : 0 };
}

async function formsInFile(path: string): Promise<GravityForm[]> {
  try {
    return parseExportFile(readText(path)).forms;
  } catch (error) {
    if (error instanceof ExportFileError) throw new CommandError(`${path}: ${error.message}`);
    if (error instanceof Error && 'code' in error) throw new CommandError(`${path} cannot be read (${error.code}).`);
    throw error;
  }
}
