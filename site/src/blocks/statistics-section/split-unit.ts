/**
 * A figure and what follows it, such as `12,000` and `gpm`, so that the figure can stand large. Text
 * that does not begin with a figure stays whole.
 */
export function splitUnit(statistic: string): { figure: string; unit: string | undefined } {
  const [, figure, unit] = /^([~≈<>]?\s?[$€]?\d[\d.,]*[+%]?)\s*([^\d.,+%\s].*)$/.exec(statistic) ?? [];
  return figure && unit ? { figure, unit } : { figure: statistic, unit: undefined };
}
