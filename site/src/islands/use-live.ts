import { useEffect, useState } from 'react';

/** The value of `data-live` on an element of an island: there once React handles its events. */
export function useLive(): '' | undefined {
  const [isLive, setIsLive] = useState(false);
  useEffect(() => setIsLive(true), []);
  return isLive ? '' : undefined;
}
