import { Suspense } from 'react';
import { isAccount } from '#app/data/is-account.ts';
import { loadAccountRecords } from '#app/features/editor/account/ask-account-records.ts';
import { DiscountCell } from '#app/features/editor/lines/cells/discount-cell.tsx';
import { NameCell } from '#app/features/editor/lines/cells/name-cell.tsx';
import { PriceCell } from '#app/features/editor/lines/cells/price-cell.tsx';
import { QuantityCell } from '#app/features/editor/lines/cells/quantity-cell.tsx';
import { RateCell } from '#app/features/editor/lines/cells/rate-cell.tsx';
import { useLines, useLinesView } from '#app/features/editor/lines/context.tsx';
import { afterMenuCloses } from '#app/features/editor/lines/edit/focus-cell.ts';
import { rowGrid } from '#app/features/editor/lines/row-grid.ts';
import { useLine } from '#app/features/editor/lines/use-line.ts';
import { useEditor } from '#app/features/editor/store/editor-context.tsx';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { Button } from '#app/ui/button.tsx';
import type { MenuEntry } from '#app/ui/overlays/menu-entry.ts';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { hasPrice, isEmptyLine, type LinePath } from '#documents';
import { LineAmount } from './amount.tsx';
import { CardSummary } from './card-summary.tsx';
import { LineDetailsSummary } from './line-details-summary.tsx';
import { LineMenu } from './menu.tsx';
import { OptionalBar } from './optional-bar.tsx';
import { turnEntries } from './turn-entries.ts';

/**
 * A line with a price: a row of cells in a wide container, else a card that opens onto its fields.
 */
export function PricedRow({ index, lineKey }: { index: number; lineKey: string }) {
  const { store } = useEditor();
  const { view, actions, layout } = useLines();
  const isOpened = useLinesView(view, ({ openCards }) => openCards.has(lineKey));
  const isEmpty = useLine(index, (line) => line !== undefined && isEmptyLine(line));
  // An empty card shows its fields; it stays open while being filled.
  const isCardOpen = isOpened || isEmpty;
  const areDetailsOpen = useLinesView(view, ({ openDetails }) => openDetails.has(lineKey));
  const kind = useLine(index, (line) => line?.kind);
  const isOptionalLine = kind === 'option' || kind === 'variant';
  const hasDiscount = useLine(
    index,
    (line) => line !== undefined && hasPrice(line) && line.discount !== undefined,
  );
  const toggleDetails = () => {
    if (areDetailsOpen) view.close('openDetails', lineKey);
    else view.open('openDetails', lineKey);
  };
  const keep = async () => {
    const { draft } = store.getState();
    const { keepProduct } = await fetchPart(loadAccountRecords);
    await keepProduct(draft, draft.lines[index]);
  };
  const entries: MenuEntry[] = [
    {
      label: 'Ajouter une description',
      onSelect: () => openOn('description'),
    },
    { label: 'Ajouter une remise', onSelect: () => addDiscount() },
    { label: 'Tous les détails', onSelect: () => openOn('period.start') },
    ...(isAccount() ? [{ label: 'Enregistrer dans mes produits', onSelect: keep }] : []),
    ...turnEntries(kind, { hasOptions: layout.hasOptions, turn: (to) => actions.turn(index, to) }),
  ];
  const openOn = (key: LinePath) =>
    afterMenuCloses(() => actions.openDetails(lineKey, `lines[${index}].${key}`));
  const addDiscount = () => {
    view.set({ asksDiscounts: true });
    afterMenuCloses(() => actions.goTo(index, 'discount'));
  };
  return (
    <>
      <CardSummary {...{ index, lineKey, isEmpty }} isOpen={isCardOpen} />
      <div
        className={`${isCardOpen ? 'grid' : 'hidden @xl/lines:grid'} gap-x-1.5 gap-y-2 @max-xl/lines:clear-left @xl/lines:items-start @xl/lines:gap-x-1 @xl/lines:gap-y-0 @xl/lines:text-sm @xl/lines:pointer-fine:[&_input]:text-sm @xl/lines:pointer-fine:[&_select]:text-sm @xl/lines:[&_input]:px-2 ${rowGrid(layout)}`}
      >
        <NameCell index={index} />
        <QuantityCell index={index} lineKey={lineKey} />
        <PriceCell index={index} />
        {(layout.showsDiscount || hasDiscount) && <DiscountCell index={index} />}
        {layout.showsVat &&
          (kind !== 'disbursement' ? (
            <RateCell index={index} lineKey={lineKey} />
          ) : (
            <span
              aria-hidden
              className="hidden h-10 items-center pl-2 text-ink-soft @xl/lines:row-start-1 @xl/lines:flex"
            >
              –
            </span>
          ))}
        <div className="hidden @xl/lines:row-start-1 @xl/lines:block">
          <LineAmount index={index} className="font-semibold" />
        </div>
        <div className="flex items-center justify-between @max-xl/lines:order-1 @max-xl/lines:col-span-full @xl/lines:row-start-1">
          <Button
            size="sm"
            aria-expanded={areDetailsOpen}
            onClick={toggleDetails}
            className="@xl/lines:hidden"
          >
            Détails
          </Button>
          <LineMenu index={index} entries={entries} />
        </div>
      </div>
      <div className={isCardOpen ? '' : 'hidden @xl/lines:block'}>
        {isOptionalLine && <OptionalBar index={index} />}
        {areDetailsOpen ? (
          <Suspense>
            <LineDetails index={index} onClose={() => view.close('openDetails', lineKey)} />
          </Suspense>
        ) : (
          <LineDetailsSummary index={index} onOpen={toggleDetails} />
        )}
      </div>
    </>
  );
}

const LineDetails = lazyWhenUsed(
  async () => (await import('#app/features/editor/lines/details/line-details.tsx')).LineDetails,
);
