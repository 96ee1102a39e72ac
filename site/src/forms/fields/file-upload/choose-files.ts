import * as texts from '@headwater/brand/texts.ts';
import { fileMistake } from '@headwater/gravity-forms/rules/fields/file-upload.ts';
import type { ChosenFile } from '../shared/field-value.ts';
import { ruleMessages } from '../shared/rule-messages.ts';
import type { FileUploadField } from './file-upload.definition.ts';

/** What becomes of files that a visitor has just chosen. */
interface Choice<Chosen> {
  /** To be uploaded. */
  accepted: Chosen[];
  /** Files of the form that a new one replaces. */
  replaced: ChosenFile[];
  problems: (ChosenFile & { problem: string })[];
}

type Named = Pick<ChosenFile, 'name' | 'size'>;

function isSame(one: Named, other: Named): boolean {
  return one.name === other.name && one.size === other.size;
}

/**
 * Sorts chosen files by the field's rules. A file that is already there is not taken twice; an incomplete one is
 * continued. Where one file is allowed, a new one replaces it.
 * @param isUnderWay whether a file is being uploaded
 */
export function chooseFiles<Chosen extends Named>(
  field: Pick<FileUploadField, 'allowedExtensions' | 'maxFileSize' | 'maxFiles' | 'isMultiple'>,
  files: readonly ChosenFile[],
  added: readonly Chosen[],
  isUnderWay: (file: Named) => boolean,
): Choice<Chosen> {
  const isDone = (file: Named) =>
    isUnderWay(file) || files.some((known) => known.upload !== undefined && isSame(known, file));
  const distinct = added.filter((file, at) => added.findIndex((other) => isSame(file, other)) === at);
  const wanted = field.isMultiple ? distinct : distinct.slice(-1);
  const choice: Choice<Chosen> = { accepted: [], replaced: [], problems: [] };
  for (const file of wanted.filter((candidate) => !isDone(candidate))) {
    const { name, size } = file;
    // A file that is continued, accepted or refused here is not counted a second time.
    const others = files.filter(
      (known) =>
        ![file, ...choice.accepted].some((one) => isSame(known, one)) && !fileMistake(field, known, ruleMessages),
    );
    const count = others.length + choice.accepted.length + 1;
    const isTooMany = field.isMultiple && count > field.maxFiles;
    const problem =
      fileMistake(field, file, ruleMessages) ?? (isTooMany ? texts.fileCountMessage(count, field.maxFiles) : undefined);
    if (problem === undefined) choice.accepted.push(file);
    else choice.problems.push({ name, size, problem });
  }
  const hasNew = choice.accepted.length > 0 && !field.isMultiple;
  choice.replaced = hasNew ? files.filter((file) => !choice.accepted.some((added) => isSame(added, file))) : [];
  return choice;
}
