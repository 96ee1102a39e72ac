import ts from 'typescript';
import { isErrorText, isLeftOut, isLogStatement } from './left-out.ts';
import { type MutatorName, mutators } from './mutators.ts';

/** A single change to a file. */
export interface Mutant {
  /** Path relative to the root of the repository. */
  file: string;
  /** Counted from 1. */
  line: number;
  mutator: MutatorName;
  /** Offsets of the replaced source text. */
  start: number;
  end: number;
  original: string;
  replacement: string;
  /** The kind of the replaced text: an attribute is a JSX attribute value without braces. */
  syntax: 'expression' | 'statement' | 'attribute';
  /** Whether the import of its module executes it, because no function is around it. */
  isOnImport: boolean;
}

/** All mutants of a TypeScript source, in source order. */
export function findMutants(file: string, source: string): Mutant[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (isLeftOut(node) || isLogStatement(node) || isErrorText(node)) return;
    mutants.push(...mutantsOf(node, tree, file));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return mutants;
}

function mutantsOf(node: ts.Node, tree: ts.SourceFile, file: string): Mutant[] {
  if (ts.isSourceFile(node)) return [];
  const start = node.getStart(tree);
  const end = node.getEnd();
  const original = tree.text.slice(start, end);
  const line = tree.getLineAndCharacterOfPosition(start).line + 1;
  const isOnImport = !ts.findAncestor(node, ts.isFunctionLike);
  return (Object.keys(mutators) as MutatorName[]).flatMap((mutator) =>
    mutators[mutator](node, original).map((replacement) => {
      return { file, line, mutator, start, end, original, replacement, syntax: syntaxOf(node), isOnImport };
    }),
  );
}

function syntaxOf(node: ts.Node): Mutant['syntax'] {
  if (ts.isStatement(node)) return 'statement';
  return ts.isJsxAttribute(node.parent) ? 'attribute' : 'expression';
}
