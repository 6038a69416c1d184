import { useLines } from './context.tsx';
import { rowGrid } from './row-grid.ts';

/** Visual column headers; each field has its own accessible name. */
export function LinesHead() {
  const { layout } = useLines();
  const { showsVat, showsDiscount, priceWord } = layout;
  return (
    <div
      aria-hidden
      className={`hidden gap-x-1 pb-1.5 pl-5 text-sm text-ink-soft @xl/lines:grid ${rowGrid(layout)}`}
    >
      <span className="pl-2">Désignation</span>
      <span className="pr-8 text-right">Qté</span>
      <span className="pr-2 text-right">{`Prix ${priceWord}`}</span>
      {showsDiscount && <span className="pr-8 text-right">Remise</span>}
      {showsVat && <span className="pl-2">TVA</span>}
      <span className="text-right">{`Total ${priceWord}`}</span>
    </div>
  );
}
