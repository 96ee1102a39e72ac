/**
 * No regular expression of product code is exponential or worse than quadratic in a text's length, and none of those that
 * read the head of a request is quadratic: at 16 KB, that is half a second. A new one is checked once, which takes about a
 * third of a second, and its verdict is stored beside this file.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from './paths.ts';

const verdictsFile = join(import.meta.dirname, 'regular-expressions.txt');

/** Why an expression that recheck finds too slow, or cannot judge, is not. */
const exceptions = new Map<string, string>(
  [
    [/[^\s@<>&;]{1,64}@[^\s@<>&;]{1,255}/g, 'both repetitions end after 64 and 255 characters'],
    [
      /\{(?:[a-z_]{1,50}(?::[^{}]{0,200})?|[^{}\n]{1,200}:\d+(?:\.\d+)?(?::[^{}]{0,100})?)\}/gi,
      'its repetitions end after 200 characters, or are read once',
    ],
    [
      /<link\s[^>]*rel="(?:preload|modulepreload|stylesheet|preconnect|dns-prefetch)"[^>]*>/g,
      'it reads what React wrote, where a tag ends at the next ">"',
    ],
  ].map(([literal, reason]) => [String(literal), String(reason)]),
);

/** The same code with the same result on every machine, in this thread: its own would load all of it once more. */
process.env.RECHECK_SYNC_BACKEND = 'pure';

interface Literal {
  file: string;
  text: string;
}

/** Two slashes on a line that is neither a comment nor an import. Only such files are parsed, a third of them. */
const MAY_HAVE_ONE = /^(?!import |\} from |\s*(?:\/\/|\/?\*+ )).*(?:\/(?![/*]).*\/|\bRegExp\b)/m;

function literalsOf(file: string, source: string): Literal[] {
  if (!MAY_HAVE_ONE.test(source)) return [];
  const found: Literal[] = [];
  const tree = ts.createSourceFile(file, source, {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  });
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push({ file, text: node.text });
    if (isComposition(node)) found.push({ file, text: compositionOf(node, tree) });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

type Composition = ts.NewExpression | ts.CallExpression;

function isComposition(node: ts.Node): node is Composition {
  return (
    (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'RegExp'
  );
}

/** `new RegExp(…)` as the literal that it makes of the texts in its file, or its code where that is not known. */
function compositionOf(node: Composition, file: ts.SourceFile): string {
  const constants = new Map<string, ts.Expression>();
  const collect = (part: ts.Node): void => {
    if (ts.isVariableDeclaration(part) && part.initializer) constants.set(part.name.getText(file), part.initializer);
    ts.forEachChild(part, collect);
  };
  collect(file);
  const textIn = (part: ts.Expression | undefined): string | undefined => {
    if (part === undefined) return '';
    if (ts.isStringLiteralLike(part)) return part.text;
    if (ts.isIdentifier(part)) return constants.has(part.text) ? textIn(constants.get(part.text)) : undefined;
    // Alternatives of a list are names, such as those of states.
    if (part.getText(file).endsWith(".join('|')")) return 'a|b';
    if (!ts.isTemplateExpression(part)) return undefined;
    const spans = part.templateSpans.map(({ expression, literal }) => [textIn(expression), literal.text]);
    return spans.flat().includes(undefined) ? undefined : [part.head.text, ...spans.flat()].join('');
  };
  const [pattern, flags] = [textIn(node.arguments?.[0]), textIn(node.arguments?.[1])];
  return pattern === undefined ? node.getText(file) : `/${pattern}/${flags}`;
}

/** How an expression's time grows with the text: `linear`, `quadratic`, or what is wrong with it. */
function growthOf(text: string): string {
  const end = text.lastIndexOf('/');
  // A busy machine needs more than recheck's ten seconds for some, and would find them unknown.
  const verdict = checkSync(text.slice(1, end), text.slice(end + 1), { timeout: 60_000 });
  if (verdict.status === 'unknown') return 'unknown';
  const { complexity } = verdict;
  if (complexity.type === 'polynomial') return complexity.degree === 2 ? 'quadratic' : `degree ${complexity.degree}`;
  return complexity.type === 'exponential' ? 'exponential' : 'linear';
}

/** Product code of every kind: no tests, and no drawings, which run on the developer's own texts. */
function productFiles(): string[] {
  return execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
    .toString()
    .split('\0')
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && existsSync(join(root, file)))
    .filter((file) => !/\.test\.tsx?$|\/testing\/|^e2e\/|^demo\//.test(file));
}

/** Where headers, cookies and URLs of strangers are read. */
const READS_HEADS = /^(?:runtime|cms\/(?:accounts|http)|site\/src\/(?:consent|editors\/sign-in|http|server))\//;

function hashOf({ file, text }: Literal): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return READS_HEADS.test(file) ? `${hash} linear` : hash;
}

function isTooSlow({ file, growth }: { file: string; growth: string }): boolean {
  return growth !== 'linear' && (growth !== 'quadratic' || READS_HEADS.test(file));
}

test('no regular expression of product code takes more than quadratic time, or linear time in the head of a request', () => {
  const stored = new Set(readFileSync(verdictsFile, 'utf8').split('\n'));
  const literals = productFiles()
    .flatMap((file) => literalsOf(file, readFileSync(join(root, file), 'utf8')))
    .filter(({ text }) => !exceptions.has(text));
  const unknown = literals.filter((literal) => !stored.has(hashOf(literal)));
  const slow = unknown.map((literal) => ({ ...literal, growth: growthOf(literal.text) })).filter(isTooSlow);
  expect(slow).toEqual([]);
  const verdicts = [...new Set(literals.map(hashOf))].sort().join('\n');
  if (!process.env.CI) writeFileSync(verdictsFile, `${verdicts}\n`);
}, 300_000);

test.each([
  ['/^(?:\\s+|-)*<html/i', 'exponential'],
  ['/a.*b.*c.*$/', 'degree 4'],
  ['/\\s+$/', 'quadratic'],
  ['/^\\w+$/', 'linear'],
])('%s is found in a source, and its growth is %s', (text, growth) => {
  expect(literalsOf('a.ts', `const found = ${text}.test(text);`)).toEqual([{ file: 'a.ts', text }]);
  expect(growthOf(text)).toBe(growth);
});

test.each([
  ['a.tsx', '<p>{text.replace(/^a+$/, "")}</p>'],
  ['a.ts', "const found = new RegExp('^a+$');"],
  ['a.ts', `const letter = 'a';\nconst found = new RegExp(\`^\${letter}+$\`);`],
])('an expression is found in %s: %s', (file, source) => {
  expect(literalsOf(file, source).map(({ text }) => text)).toEqual(['/^a+$/']);
});

test('an expression made of an unknown text is too slow', () => {
  const [literal = { file: '', text: '' }] = literalsOf('a.ts', 'const read = (name) => new RegExp(name);');
  expect(isTooSlow({ ...literal, growth: growthOf(literal.text) })).toBe(true);
});

test.each([
  ['site/src/server/http/negotiate.ts', 'quadratic', true],
  ['site/src/server/http/negotiate.ts', 'linear', false],
  ['site/src/content/html.ts', 'quadratic', false],
  ['site/src/content/html.ts', 'degree 3', true],
])('in %s, a growth that is %s is too slow: %s', (file, growth, expected) => {
  expect(isTooSlow({ file, growth })).toBe(expected);
});
