import { use, useState } from 'react';
import { createSheetFonts } from '#app/sheet/sheet-fonts.ts';
import { SheetView } from '#app/sheet/sheet-view.tsx';
import { layOut, type Sheet, type Totals } from '#documents';
import type { ReceivedInvoice } from '#documents/received';

export function InvoiceSheet({
  invoice,
  totals,
}: {
  invoice: Pick<ReceivedInvoice, 'draft' | 'mentions'>;
  totals: Totals;
}) {
  const [drawing] = useState(() => drawSheet(invoice, totals));
  const { pages, images } = use(drawing);
  return (
    <figure className="lg:sticky lg:top-6">
      <figcaption className="mb-3 text-sm text-ink-soft">
        Document redessiné ici d’après le fichier, montants recalculés. La présentation est la
        nôtre, les mots sont ceux de l’émetteur.
      </figcaption>
      <div className="flex flex-col gap-4 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:pr-2 lg:pb-6">
        {pages.slice(0, MAX_PAGES).map((page, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
          <div key={index} className="bg-sheet shadow-float">
            <SheetView
              page={page}
              images={images}
              label={`Page ${index + 1} sur ${pages.length} du document redessiné`}
            />
          </div>
        ))}
        {pages.length > MAX_PAGES && (
          <p className="text-sm text-ink-soft">
            Les {pages.length - MAX_PAGES} pages suivantes sont dans la liste des lignes.
          </p>
        )}
      </div>
    </figure>
  );
}

async function drawSheet(
  { draft, mentions }: Pick<ReceivedInvoice, 'draft' | 'mentions'>,
  totals: Totals,
): Promise<Sheet> {
  const fonts = createSheetFonts();
  await fonts.load(draft);
  return layOut({ draft, totals, metrics: fonts.getMetrics(), isBlocked: false, mentions });
}

/** A thousand lines would draw forty pages. */
const MAX_PAGES = 10;
