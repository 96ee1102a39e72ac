import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file that a recipe writes, or a change that it makes in one. */
interface RecipeStep {
  /** Path from the root of the tree. */
  file: string;
  kind: 'new' | 'change';
  /** The file's text, or lines that begin with `+`, `-` or a space. */
  text: string;
}

export interface Recipe {
  /** Its heading. */
  title: string;
  steps: readonly RecipeStep[];
}

/** A code block whose first line names a file: "```ts file=path". The block may be indented, as in a list. */
const BLOCK = /^([ ]*)```(\w+) file=(\S+)\n([\s\S]*?)^\1```$/gm;

function withoutIndent(text: string, indent: string): string {
  return text.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
}

function stepsIn(section: string): RecipeStep[] {
  return [...section.matchAll(BLOCK)].map(([, indent = '', language, file = '', text = '']) => ({
    file,
    kind: language === 'diff' ? 'change' : 'new',
    text: withoutIndent(text, indent),
  }));
}

/** The recipes of a document in Markdown: its sections that have code blocks with the name of a file. */
export function readRecipes(markdown: string): Recipe[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => ({ title: section.split('\n', 1)[0] ?? '', steps: stepsIn(section) }))
    .filter(({ steps }) => steps.length > 0);
}

/**
 * A text after a change. Unchanged and removed lines must occur in it exactly once, in this order; a change that only
 * adds lines adds them at the end.
 * @throws Error when the text has no such lines, or has them twice
 */
export function changed(text: string, change: string): string {
  const lines = change.split('\n').filter((line) => line !== '');
  const of = (...marks: string[]) =>
    lines.filter((line) => marks.includes(line.charAt(0))).map((line) => `${line.slice(1)}\n`);
  const [before, after] = [of(' ', '-').join(''), of(' ', '+').join('')];
  if (before === '') return text + after;
  const count = text.split(before).length - 1;
  if (count !== 1) throw new Error(`Expected these lines once, found them ${count} times:\n${before}`);
  return text.replace(before, () => after);
}

/** Applies one step of a recipe to a copy of the tree. */
export async function followStep(tree: string, { file, kind, text }: RecipeStep): Promise<void> {
  const path = join(tree, file);
  if (kind === 'change') return writeFile(path, changed(await readFile(path, 'utf8'), text));
  if (existsSync(path)) throw new Error(`${file} is new in its recipe, and exists.`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
