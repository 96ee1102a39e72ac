/**
 * Splits a figure from its unit, such as `12,000` and `lb`, so that the figure can be larger. Text
 * that does not start with a figure is not split.
 */
export function splitUnit(statistic: string): { figure: string; unit: string | undefined } {
  const [, figure, unit] = /^([~≈<>]?\s?[$€]?\d[\d.,]*[+%]?)\s*([^\d.,+%\s].*)$/.exec(statistic) ?? [];
  return figure && unit ? { figure, unit } : { figure: statistic, unit: undefined };
}
