import ts from 'typescript';
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
  return (Object.keys(mutators) as MutatorName[]).flatMap((mutator) =>
    mutators[mutator](node, original).map((replacement) => {
      return { file, line, mutator, start, end, original, replacement, syntax: syntaxOf(node) };
    }),
  );
}

function syntaxOf(node: ts.Node): Mutant['syntax'] {
  if (ts.isStatement(node)) return 'statement';
  return ts.isJsxAttribute(node.parent) ? 'attribute' : 'expression';
}

/** Whether nothing inside the node is worth mutating: types, imports, GraphQL documents and logging. */
function isLeftOut(node: ts.Node): boolean {
  return (
    ts.isTypeNode(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isTaggedTemplateExpression(node) ||
    (ts.isCallExpression(node) && (isLog(node.expression) || isGlob(node.expression)))
  );
}

/** A log statement is left out as a whole; tests should not depend on it. */
function isLogStatement(node: ts.Node): boolean {
  return ts.isExpressionStatement(node) && ts.isCallExpression(node.expression) && isLog(node.expression.expression);
}

/** Whether this is an error's text, which only people read: its first argument, or a later one of several words. */
function isErrorText(node: ts.Node): boolean {
  return (
    ts.isStringLiteral(node) &&
    ts.isNewExpression(node.parent) &&
    /Error$/.test(node.parent.expression.getText()) &&
    (node.parent.arguments?.[0] === node || node.text.includes(' '))
  );
}

/** Vite reads the patterns of `import.meta.glob` from the source text. */
function isGlob(callee: ts.Expression): boolean {
  return callee.getText() === 'import.meta.glob';
}

function isLog(callee: ts.Expression): boolean {
  return /(?:^|\.)(?:log|logger|console)(?:\.(?:debug|info|log|warn|error))?$|^say$/.test(callee.getText());
}
