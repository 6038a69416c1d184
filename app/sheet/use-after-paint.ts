import { useEffect, useState } from 'react';
import { runAfterPaint } from '#app/lib/run-after-paint.ts';

/** The first value, then each as it was one paint ago: for what takes long to draw, and may follow behind the rest. */
export function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState(() => value);
  // The paint of the browser.
  useEffect(() => {
    if (value === shown) return;
    return runAfterPaint(() => setShown(() => value));
  }, [value, shown]);
  return shown;
}
