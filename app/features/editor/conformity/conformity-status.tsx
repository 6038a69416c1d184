import { useEffect, useRef } from 'react';

/**
 * Announces the number of satisfied rules to screen readers once typing pauses. `text` is false
 * until it is known; the first text is not announced.
 */
export function ConformityStatus({ text }: { text: string | false }) {
  const region = useRef<HTMLParagraphElement>(null);
  const told = useRef(text);
  // Screen readers: the region is written directly, without a render.
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
