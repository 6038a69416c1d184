import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useEditor } from '#app/features/editor/store/editor-context.tsx';
import { SheetView } from '#app/sheet/sheet-view.tsx';
import './printed-sheet.css';

/**
 * Makes the browser print the pages of the document and nothing else, however printing is asked for (menu, Ctrl+P). Until
 * then it holds nothing.
 */
export function PrintedSheet() {
  const { analysis } = useEditor();
  const [isPrinting, setIsPrinting] = useState(false);
  // The browser takes the page as it is when the event has been told: the pages must be there by then.
  useEffect(() => {
    const title = { page: document.title };
    const prepare = () => {
      const { sheet } = analysis.flush();
      title.page = document.title;
      document.title = sheet.title;
      flushSync(() => setIsPrinting(true));
    };
    const clear = () => {
      document.title = title.page;
      setIsPrinting(false);
    };
    window.addEventListener('beforeprint', prepare);
    window.addEventListener('afterprint', clear);
    return () => {
      window.removeEventListener('beforeprint', prepare);
      window.removeEventListener('afterprint', clear);
    };
  }, [analysis]);
  if (!isPrinting) return null;
  const { sheet } = analysis.getState();
  return createPortal(
    <div className="printed-sheet">
      {sheet.pages.map((page, index) => (
        <SheetView
          // Pages have no identity of their own: their order is their key.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          page={page}
          images={sheet.images}
          label={`Page ${index + 1}`}
        />
      ))}
    </div>,
    document.body,
  );
}
