/**
 * Keeps what was made for the keys that were asked for last. Who asks while it is being made waits for
 * the same; what failed is made anew.
 * @param most how many are kept
 */
export function remembered<Value>(most: number): (key: string, make: () => Promise<Value>) => Promise<Value> {
  const kept = new Map<string, Promise<Value>>();

  function start(key: string, make: () => Promise<Value>): Promise<Value> {
    const value = make();
    value.catch(() => {
      if (kept.get(key) === value) kept.delete(key);
    });
    return value;
  }

  return (key, make) => {
    const value = kept.get(key) ?? start(key, make);
    // A map keeps the order of entry: the first is what nobody has asked for the longest.
    kept.delete(key);
    kept.set(key, value);
    for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest);
    return value;
  };
}
