import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether any part of an element is visible, in the window and its scroll containers; true until
 * known.
 */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(true);
  // Syncs with an IntersectionObserver.
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      setInSight(entries.at(-1)?.isIntersecting ?? true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInSight;
}
