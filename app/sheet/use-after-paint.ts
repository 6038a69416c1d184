import { useEffect, useState } from 'react';
import { runAfterPaint } from '#app/lib/timing/run-after-paint.ts';

/**
 * The value as of one paint ago, for what is slow to draw; the current one when `mayWait` is false.
 */
export function useAfterPaint<T>(value: T, mayWait = true): T {
  const [shown, setShown] = useState(() => value);
  // Syncs with the browser’s paint.
  useEffect(() => {
    if (!mayWait || value === shown) return;
    return runAfterPaint(() => setShown(() => value));
  }, [value, shown, mayWait]);
  return mayWait ? shown : value;
}
