import { percentile } from '../cluster/figures.ts';
import { widestAnswer } from './hostile-texts.ts';

/**
 * The CPU time, in milliseconds, that this machine takes to parse the widest answer that the site accepts: the median of
 * fifteen. What is compared with it means the same on a fast machine and on a slow one.
 */
export function parseMs(): number {
  const times = Array.from({ length: 15 }, () => {
    const before = process.threadCpuUsage();
    JSON.parse(widestAnswer);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  });
  return percentile(times, 0.5);
}
