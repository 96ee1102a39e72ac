import ts from 'typescript';

/** Whether nothing inside the node is worth mutating: types, imports, GraphQL documents and logging. */
export function isLeftOut(node: ts.Node): boolean {
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
export function isLogStatement(node: ts.Node): boolean {
  return ts.isExpressionStatement(node) && ts.isCallExpression(node.expression) && isLog(node.expression.expression);
}

/** Whether this is an error's text, which only people read: its first argument, or a later one of several words. */
export function isErrorText(node: ts.Node): boolean {
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
