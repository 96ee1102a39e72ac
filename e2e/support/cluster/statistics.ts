/** @param share of the times that are at or below the result, such as 0.95 */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** How often each outcome occurred, such as `{ "200": 5996, "502": 4 }`. */
export function countOutcomes(responses: readonly { outcome: number | string }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { outcome } of responses) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}
