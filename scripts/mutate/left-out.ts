import ts from 'typescript';

/** True when nothing inside the node is worth a mutant: types, imports, GraphQL documents and what is logged. */
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

/** A log line on its own is left out as a whole; dropping it is no behavior that a test should hold. */
export function isLogStatement(node: ts.Node): boolean {
  return ts.isExpressionStatement(node) && ts.isCallExpression(node.expression) && isLog(node.expression.expression);
}

/** True for the texts of an error, which people read and no program decides by. */
export function isErrorText(node: ts.Node): boolean {
  return (
    ts.isStringLiteral(node) &&
    ts.isNewExpression(node.parent) &&
    /Error$/.test(node.parent.expression.getText()) &&
    node.parent.arguments?.[0] === node
  );
}

/** Vite reads the patterns of `import.meta.glob` from the text of the source. */
function isGlob(callee: ts.Expression): boolean {
  return callee.getText() === 'import.meta.glob';
}

function isLog(callee: ts.Expression): boolean {
  return /(?:^|\.)(?:log|logger|console)(?:\.(?:debug|info|log|warn|error))?$|^say$/.test(callee.getText());
}
