import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { Sheet } from '#documents';
import { SheetView } from './sheet-view.tsx';
import './printed-sheet.css';

/**
 * Prints the document’s pages alone, from the menu or Ctrl+P. Empty until then; `readSheet` gives
 * the pages at that moment.
 */
export function PrintedSheet({ readSheet }: { readSheet: () => Sheet }) {
  const [printed, setPrinted] = useState<Sheet | null>(null);
  const read = useEffectEvent(readSheet);
  // `beforeprint` is synchronous: the pages must be rendered before it returns.
  useEffect(() => {
    const title = { page: document.title };
    const prepare = () => {
      const sheet = read();
      title.page = document.title;
      document.title = sheet.title;
      flushSync(() => setPrinted(sheet));
    };
    const clear = () => {
      document.title = title.page;
      setPrinted(null);
    };
    window.addEventListener('beforeprint', prepare);
    window.addEventListener('afterprint', clear);
    return () => {
      window.removeEventListener('beforeprint', prepare);
      window.removeEventListener('afterprint', clear);
    };
  }, []);
  if (!printed) return null;
  return createPortal(
    <div className="printed-sheet">
      {printed.pages.map((page, index) => (
        <SheetView
          // Pages have no identity but their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          page={page}
          images={printed.images}
          label={`Page ${index + 1}`}
        />
      ))}
    </div>,
    document.body,
  );
}
