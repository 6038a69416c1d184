import { useEffect, useRef } from 'react';

/**
 * Tells who cannot see it how many rules are satisfied, once the typing has paused; false while
 * nothing is known. What is known first is not news.
 */
export function ConformityStatus({ text }: { text: string | false }) {
  const region = useRef<HTMLParagraphElement>(null);
  const told = useRef(text);
  // What a screen reader speaks: the page is not drawn otherwise for it.
  useEffect(() => {
    if (text === false || told.current === text) return;
    if (told.current === false) {
      told.current = text;
      return;
    }
    const timer = setTimeout(() => {
      told.current = text;
      if (region.current) region.current.textContent = text;
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return <p ref={region} role="status" className="sr-only" />;
}

const PAUSE_MS = 1500;
