import { FileCode, FileText, Printer } from 'lucide-react';
import { describePage } from '#app/sheet/describe-page.ts';
import { printSheet } from '#app/sheet/print-sheet.ts';
import { PrintedSheet } from '#app/sheet/printed-sheet.tsx';
import { SheetView } from '#app/sheet/sheet-view.tsx';
import { Button } from '#app/ui/button.tsx';
import { mainAmount } from '#documents/dossier';
import type { SharedDocument } from './open-document.ts';
import { readXml, saveSharedPdf, saveSharedXml } from './save-shared.ts';

/** The document of someone else: what it is, its files, its pages. */
export function SharedView({ document }: { document: SharedDocument }) {
  const { draft, sheet, isBlocked } = document;
  const main = mainAmount(document);
  const xml = readXml(document);
  return (
    <div className="mx-auto max-w-4xl">
      <h1 className="text-2xl">{sheet.title}</h1>
      <p className="mt-1 text-ink-soft">
        De{' '}
        <strong className="font-semibold text-ink">{draft.seller.name || 'auteur inconnu'}</strong>
        {draft.buyer.name && <>, pour {draft.buyer.name}</>}
      </p>
      <p className="mt-3 text-lg">
        {main.label}
        {'\u00a0'}: <strong className="font-semibold tabular-nums">{main.amount}</strong>
      </p>
      {isBlocked && (
        <p className="mt-4 rounded-card bg-amber-soft px-4 py-3 text-amber">
          Ce document est un brouillon{'\u00a0'}: des mentions obligatoires y manquent.
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2 print:hidden">
        <Button variant="primary" onClick={() => saveSharedPdf(document)}>
          <FileText aria-hidden />
          Télécharger le PDF
        </Button>
        {xml !== null && (
          <Button onClick={() => saveSharedXml(document, xml)}>
            <FileCode aria-hidden />
            Télécharger le XML
          </Button>
        )}
        <Button onClick={() => printSheet(sheet)}>
          <Printer aria-hidden />
          Imprimer
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide pages scroll with the keyboard */}
      <section aria-label="Document" tabIndex={0} className="-mx-4 mt-6 overflow-x-auto px-4 pb-4">
        <div className="flex min-w-160 flex-col gap-4">
          {sheet.pages.map((page, index) => (
            <div
              // Pages have no identity of their own: their order is their key.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={index}
              className="bg-sheet shadow-float"
            >
              <SheetView
                page={page}
                images={sheet.images}
                label={describePage({
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
      <p className="mt-4 max-w-prose text-sm text-ink-soft">
        Le lien contient le document, qui n’est gardé sur aucun serveur. Nous ne savons pas qui l’a
        écrit{'\u00a0'}: avant de payer, vérifiez l’IBAN auprès de la personne que vous connaissez.
      </p>
      <PrintedSheet readSheet={() => sheet} />
    </div>
  );
}
