import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { Sheet } from '#documents';
import { SheetView } from './sheet-view.tsx';
import './printed-sheet.css';

/**
 * Makes the browser print the pages of the document and nothing else, however printing is asked for
 * (menu, Ctrl+P). Until then it holds nothing. `readSheet` gives the pages as they are by then.
 */
export function PrintedSheet({ readSheet }: { readSheet: () => Sheet }) {
  const [printed, setPrinted] = useState<Sheet | null>(null);
  const read = useEffectEvent(readSheet);
  // The browser takes the page as it is when the event has been told: the pages must be there by
  // then.
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
          // Pages have no identity of their own: their order is their key.
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
