import { FileCode, FileText, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { printSheet } from '#app/sheet/print-sheet.ts';
import { PrintedSheet } from '#app/sheet/printed-sheet.tsx';
import { SheetView } from '#app/sheet/sheet-view.tsx';
import { useZoom, useZoomedPages } from '#app/sheet/zoom/use-zoom.ts';
import { REAL_WIDTH } from '#app/sheet/zoom/zoom.ts';
import { ZoomControls } from '#app/sheet/zoom/zoom-controls.tsx';
import { Button } from '#app/ui/button.tsx';
import type { SharedDocument } from './open-document.ts';
import { readXml, saveSharedPdf, saveSharedXml } from './save-shared-document.ts';
import { isSettled, SHARED_DOCUMENT_WORDS } from './shared-document-words.ts';

/** A document behind a link, in its own language. */
export function SharedDocumentView({
  document,
  keptUntil,
}: {
  document: SharedDocument;
  /** When the server deletes it (ISO 8601); null when the link holds the document. */
  keptUntil: string | null;
}) {
  const words = SHARED_DOCUMENT_WORDS[document.draft.language];
  const place = keptUntil === null ? words.inLink : words.onServer(new Date(keptUntil));
  const advice = isSettled(document) ? words.paidAdvice : words.advice;
  return (
    <DocumentView
      document={document}
      notice={
        isSettled(document) && (
          <p className="mt-4 rounded-card bg-primary-soft px-4 py-3">{words.paid}</p>
        )
      }
      footer={<p className="mt-4 max-w-prose text-sm text-ink-soft">{`${place} ${advice}`}</p>}
    />
  );
}

/**
 * The pages of a document of somebody else, under its title and amount; whole pages at first, on a
 * phone too. `notice` stands before them.
 */
export function DocumentView({
  document,
  notice,
  footer,
}: {
  document: SharedDocument;
  notice: ReactNode;
  footer: ReactNode;
}) {
  const { draft, sheet, isBlocked } = document;
  const words = SHARED_DOCUMENT_WORDS[draft.language];
  const main = words.mainAmount(document);
  const zoomState = useZoom();
  const { zoom, viewport, pages } = zoomState;
  useZoomedPages(zoomState);
  const xml = readXml(document);
  return (
    <div lang={draft.language} className="column-4xl">
      <h1 className="text-2xl">{sheet.title}</h1>
      <p className="mt-1 text-ink-soft">
        {words.from}{' '}
        <strong className="font-semibold text-ink">
          {draft.seller.name || words.unknownAuthor}
        </strong>
        {draft.buyer.name && `, ${words.to} ${draft.buyer.name}`}
      </p>
      <p className="mt-3 text-lg">
        {main.label}
        {words.colon}
        <strong className="font-semibold tabular-nums">{main.amount}</strong>
      </p>
      {notice}
      {isBlocked && (
        <p className="mt-4 rounded-card bg-amber-soft px-4 py-3 text-amber">{words.draft}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-2 print:hidden">
        <Button variant="primary" onClick={() => saveSharedPdf(document, words.failed)}>
          <FileText aria-hidden />
          {words.downloadPdf}
        </Button>
        {xml !== null && (
          <Button onClick={() => saveSharedXml(document, xml)}>
            <FileCode aria-hidden />
            {words.downloadXml}
          </Button>
        )}
        <Button onClick={() => printSheet(sheet)}>
          <Printer aria-hidden />
          {words.print}
        </Button>
      </div>
      <section
        ref={viewport}
        aria-label={words.document}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus
        tabIndex={0}
        className="-mx-4 mt-6 touch-pan-x touch-pan-y overflow-x-auto px-4 pb-4"
      >
        <div
          ref={pages}
          style={{ width: zoom === 'fit' ? '100%' : zoom * REAL_WIDTH }}
          className="mx-auto flex flex-col gap-4"
        >
          {sheet.pages.map((page, index) => (
            <div
              // Pages have no identity but their order.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={index}
              className="bg-sheet shadow-float"
            >
              <SheetView
                page={page}
                images={sheet.images}
                label={words.describePage({
                  title: sheet.title,
                  number: index + 1,
                  pageCount: sheet.pages.length,
                  main,
                })}
              />
            </div>
          ))}
        </div>
      </section>
      <div className="sticky bottom-0 -mx-4 flex justify-end bg-paper px-4 py-1 print:hidden">
        <ZoomControls zoomState={zoomState} {...(words.zoom && { words: words.zoom })} />
      </div>
      {footer}
      <PrintedSheet readSheet={() => sheet} />
    </div>
  );
}
