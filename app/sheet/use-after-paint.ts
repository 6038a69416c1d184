import { useEffect, useState } from 'react';
import { runAfterPaint } from '#app/lib/timing/run-after-paint.ts';

/**
 * The first value, then each as it was one paint ago: for what takes long to draw, and may wait; as
 * it is once it may not.
 */
export function useAfterPaint<T>(value: T, mayWait = true): T {
  const [shown, setShown] = useState(() => value);
  // The paint of the browser.
  useEffect(() => {
    if (!mayWait || value === shown) return;
    return runAfterPaint(() => setShown(() => value));
  }, [value, shown, mayWait]);
  return mayWait ? shown : value;
}
