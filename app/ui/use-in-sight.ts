import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether any of an element is seen, in the window and in what scrolls around it; taken for seen
 * until it is known.
 */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(true);
  // The browser’s own observer.
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
