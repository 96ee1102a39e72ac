/** Runs a task after some milliseconds. */
export type Later = (task: () => void, ms: number) => void;

/** On Node's clock; does not keep the process alive. */
export const laterByTimer: Later = (task, ms) => void setTimeout(task, ms).unref();

/** @returns schedules a call of `recheck` for a key after `ms`, once per key however often it is called until then. */
export function createRechecks(ms: number, later: Later, recheck: (key: string) => void): (key: string) => void {
  const planned = new Set<string>();
  return (key) => {
    if (planned.has(key)) return;
    planned.add(key);
    later(() => {
      planned.delete(key);
      recheck(key);
    }, ms);
  };
}
