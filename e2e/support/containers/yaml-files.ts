import { readFile } from 'node:fs/promises';
import { parseAllDocuments } from 'yaml';

/** The documents of a YAML file, with `<<` merged. @throws when it is not valid YAML 1.2 or has a key twice */
export async function readYaml(file: string): Promise<unknown[]> {
  const documents = parseAllDocuments(await readFile(file, 'utf8'), { merge: true });
  return documents.map((document) => {
    const [problem] = [...document.errors, ...document.warnings];
    if (problem) throw new Error(`${file}: ${problem.message}`);
    return document.toJS();
  });
}
