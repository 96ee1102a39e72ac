/** A file that a recipe writes, or a change that it makes in one. */
export interface RecipeStep {
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
