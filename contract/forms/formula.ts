/** A field or input in a formula: `{Price:4.2}`, with an optional modifier as in `{Part:5:price}`. */
const TAG = /\{[^{]*?:(\d+(?:\.\d+)?)(?::([^{}]*))?\}/g;
/** Characters. Finding the tags of a hostile formula takes quadratic time. */
const LONGEST_FORMULA = 10_000;
const TOKEN = /\s*(?:(\d+(?:\.\d*)?|\.\d+)|([-+*/()]))/y;

/** The value of a field or input in a formula. @param inputId such as `4` or `4.2` */
export type FormulaValue = (inputId: string, modifier: string | undefined) => number;

/**
 * The result of an editor's formula: numbers, `+ - * / ( )`, and merge tags of fields. As in Gravity Forms, a formula
 * with anything else, a division by zero and a result that is not finite are 0.
 */
export function calculate(formula: string, read: FormulaValue): number {
  if (formula.length > LONGEST_FORMULA) return 0;
  const result = evaluate(formula.replace(TAG, (_tag, inputId, modifier) => String(read(inputId, modifier))));
  return result !== undefined && Number.isFinite(result) ? result : 0;
}

/** Whether a formula can be calculated, whatever numbers its fields have. */
export function isFormula(formula: string): boolean {
  return formula.length <= LONGEST_FORMULA && evaluate(formula.replace(TAG, '1')) !== undefined;
}

/** Undefined when the text is not an expression. Two signs in a row are PHP's decrement, not a double negation. */
function evaluate(text: string): number | undefined {
  const tokens = /--|\+\+|\*\*|\/\//.test(text) ? undefined : tokensOf(text);
  if (!tokens) return undefined;
  let at = 0;
  let depth = 0;
  let isBroken = false;

  function broken(): number {
    isBroken = true;
    return Number.NaN;
  }

  function sum(): number {
    let total = product();
    for (let sign = tokens?.[at]; sign === '+' || sign === '-'; sign = tokens?.[at]) {
      at += 1;
      total += sign === '+' ? product() : -product();
    }
    return total;
  }

  function product(): number {
    let total = factor();
    for (let sign = tokens?.[at]; sign === '*' || sign === '/'; sign = tokens?.[at]) {
      at += 1;
      const operand = factor();
      // An infinite part could vanish again, as in 1 / (1 / 0).
      total = sign === '*' ? total * operand : operand === 0 ? Number.NaN : total / operand;
    }
    return total;
  }

  function factor(): number {
    const token = tokens?.[at];
    at += 1;
    if (typeof token === 'number') return token;
    if (token === '-' || token === '+') return nested(() => (token === '-' ? -factor() : factor()));
    if (token !== '(') return broken();
    const inner = nested(sum);
    if (tokens?.[at] !== ')') return broken();
    at += 1;
    return inner;
  }

  /** Deeper than any formula of an editor's; without a limit, thousands of brackets would overflow the stack. */
  function nested(parse: () => number): number {
    if (depth > 100) return broken();
    depth += 1;
    const value = parse();
    depth -= 1;
    return value;
  }

  const result = sum();
  return at === tokens.length && !isBroken ? result : undefined;
}

function tokensOf(text: string): (number | string)[] | undefined {
  const whole = text.trimEnd();
  const tokens: (number | string)[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < whole.length) {
    const found = TOKEN.exec(whole);
    if (!found) return undefined;
    tokens.push(found[1] === undefined ? (found[2] ?? '') : Number(found[1]));
  }
  return tokens;
}
