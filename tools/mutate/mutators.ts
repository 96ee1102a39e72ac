import ts from 'typescript';

/** Returns the possible replacements of the node, or nothing when the mutator does not apply. */
type Mutator = (node: ts.Node, text: string) => readonly string[];

const swapped: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
};

/** Whether the node is the condition of `if (…)`, `while (…)` or `… ? :`. */
function isCondition(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent)) return parent.expression === node;
  return ts.isConditionalExpression(parent) && parent.condition === node;
}

/** Whether a literal is a name, such as a property or a module, rather than a value. */
function isValue(node: ts.StringLiteral | ts.NumericLiteral): boolean {
  const { parent } = node;
  if ((ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent)) && parent.name === node) return false;
  if (ts.isBindingElement(parent) && parent.propertyName === node) return false;
  const isModule = ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword;
  return !isModule && !ts.isExpressionStatement(parent);
}

/** Whether `[a, b] = …` is a destructuring pattern rather than a list. */
function isAssigned(node: ts.ArrayLiteralExpression): boolean {
  const { parent } = node;
  return ts.isBinaryExpression(parent) && parent.left === node && isAssignment(parent.operatorToken.kind);
}

function isAssignment(operator: ts.SyntaxKind): boolean {
  return operator >= ts.SyntaxKind.FirstAssignment && operator <= ts.SyntaxKind.LastAssignment;
}

/** Small breaks, like typical slips. Stateless: only the node and its text decide. */
export const mutators = {
  'swap operator': (node) => {
    if (!ts.isBinaryExpression(node)) return [];
    const operator = swapped[node.operatorToken.kind];
    return operator ? [`${node.left.getText()} ${operator} ${node.right.getText()}`] : [];
  },
  'drop fallback': (node) =>
    ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
      ? [node.left.getText()]
      : [],
  'negate condition': (node, text) => (ts.isExpression(node) && isCondition(node) ? [`!(${text})`] : []),
  'drop call': (node) => {
    if (!ts.isExpressionStatement(node)) return [];
    const call = ts.isAwaitExpression(node.expression) ? node.expression.expression : node.expression;
    return ts.isCallExpression(call) && call.expression.kind !== ts.SyntaxKind.SuperKeyword ? ['{}'] : [];
  },
  'drop assignment': (node) =>
    ts.isExpressionStatement(node) &&
    ts.isBinaryExpression(node.expression) &&
    isAssignment(node.expression.operatorToken.kind)
      ? ['{}']
      : [],
  'return nothing': (node) =>
    ts.isReturnStatement(node) && node.expression && node.expression.getText() !== 'undefined'
      ? ['return undefined;']
      : [],
  'drop early return': (node) => (ts.isReturnStatement(node) && ts.isIfStatement(node.parent) ? ['{}'] : []),
  'change number': (node) =>
    ts.isNumericLiteral(node) && isValue(node) ? [`${Number(node.text.replaceAll('_', '')) + 1}`] : [],
  'empty string': (node) => (ts.isStringLiteral(node) && node.text !== '' && isValue(node) ? ["''"] : []),
  'empty array': (node) =>
    ts.isArrayLiteralExpression(node) && node.elements.length > 0 && !isAssigned(node) ? ['[]'] : [],
  'swap boolean': (node) => {
    if (node.kind === ts.SyntaxKind.TrueKeyword) return ['false'];
    return node.kind === ts.SyntaxKind.FalseKeyword ? ['true'] : [];
  },
  'drop negation': (node) =>
    ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken
      ? [`(${node.operand.getText()})`]
      : [],
  'drop await': (node) =>
    ts.isAwaitExpression(node) && !ts.isExpressionStatement(node.parent) ? [node.expression.getText()] : [],
} satisfies Record<string, Mutator>;

export type MutatorName = keyof typeof mutators;
