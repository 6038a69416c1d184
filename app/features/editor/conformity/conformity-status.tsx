import { useEffect, useRef } from 'react';

/** Tells who cannot see it how many rules are satisfied, once the typing has paused. */
export function ConformityStatus({ text }: { text: string }) {
  const region = useRef<HTMLParagraphElement>(null);
  const told = useRef(text);
  // What a screen reader speaks: the page is not drawn otherwise for it.
  useEffect(() => {
    if (told.current === text) return;
    const timer = setTimeout(() => {
      told.current = text;
      if (region.current) region.current.textContent = text;
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return <p ref={region} role="status" className="sr-only" />;
}

const PAUSE_MS = 1500;
