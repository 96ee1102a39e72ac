const HOUR_MS = 3_600_000;
const PER_HOUR = 3;

export interface CopyLimit {
  /** Counts a copy for these addresses. @returns false when one of them had three within an hour */
  admit(addresses: readonly string[], now: number): boolean;
}

/** Visitors can type another person's address: it gets few copies. */
export function copyLimit(): CopyLimit {
  const sent = new Map<string, number[]>();
  return {
    admit(addresses, now) {
      for (const [address, times] of sent) {
        const recent = times.filter((time) => time > now - HOUR_MS);
        if (recent.length > 0) sent.set(address, recent);
        else sent.delete(address);
      }
      const keys = addresses.map((address) => address.toLowerCase());
      if (keys.some((key) => (sent.get(key)?.length ?? 0) >= PER_HOUR)) return false;
      for (const key of keys) sent.set(key, [...(sent.get(key) ?? []), now]);
      return true;
    },
  };
}
