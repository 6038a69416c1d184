import {
  currencySymbol,
  type Draft,
  formatAmount,
  formatNumber,
  isPriced,
  type Line,
  type PricedLine,
  pluralizeUnit,
  type Totals,
  unitName,
} from '#documents';
import { ReadingPart } from './reading-part.tsx';

export function InvoiceLines({ draft, totals }: { draft: Draft; totals: Totals }) {
  const { lines, currency } = draft;
  if (lines.length === 0) return null;
  const amounts = new Map(totals.lines.map(({ index, typedAmount }) => [index, typedAmount]));
  const count = lines.filter(isPriced).length;
  return (
    <ReadingPart title={count === 1 ? '1 ligne' : `${count} lignes`}>
      <ol className="-my-3 divide-y divide-rule">
        {lines.map((line, index) => {
          const amount = amounts.get(index) ?? amountOfSubtotal(line, totals.sectionAmounts[index]);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a received line has no other name
            <li key={index} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3">
              <div className="min-w-0">
                <LineWords line={line} draft={draft} />
              </div>
              {amount !== undefined && (
                <p className="text-right tabular-nums">{formatAmount(amount, currency)}</p>
              )}
            </li>
          );
        })}
      </ol>
    </ReadingPart>
  );
}

function LineWords({ line, draft }: { line: Line; draft: Draft }) {
  switch (line.kind) {
    case 'section':
      return <h3 className="break-words text-base">{line.name}</h3>;
    case 'subtotal':
      return <p className="text-ink-soft">{line.name || 'Sous-total'}</p>;
    case 'comment':
      return <p className="whitespace-pre-line break-words text-ink-soft">{line.text}</p>;
    default:
      return (
        <>
          <p className="break-words font-semibold">{'name' in line ? line.name : ''}</p>
          {isPriced(line) && <LineFacts line={line} draft={draft} />}
        </>
      );
  }
}

/** A section’s amount shows only in its subtotal. */
function amountOfSubtotal({ kind }: Line, amount: Totals['sectionAmounts'][number] = null) {
  return kind === 'subtotal' ? (amount ?? undefined) : undefined;
}

function LineFacts({ line, draft }: { line: PricedLine; draft: Draft }) {
  return (
    <>
      {line.description && (
        <p className="whitespace-pre-line break-words text-sm">{line.description}</p>
      )}
      <p className="mt-0.5 text-sm text-ink-soft">{listFacts(line, draft).join(' · ')}</p>
    </>
  );
}

function listFacts(line: PricedLine, { currency, priceMode }: Draft): string[] {
  const { quantity, unit, unitLabel, unitPrice, vatRate, discount } = line;
  const count = Number(quantity);
  const measure = unitLabel ? pluralizeUnit(unitLabel, count) : unitName(unit, count);
  const sign = currencySymbol(currency);
  const taxWord = priceMode === 'gross' ? 'TTC' : '';
  const reduction =
    discount &&
    ('percent' in discount
      ? `${formatNumber(discount.percent)}\u00a0%`
      : `${formatNumber(discount.amount)}\u00a0${sign}`);
  return [
    [formatNumber(quantity), measure, '×', `${formatNumber(unitPrice)}\u00a0${sign}`, taxWord]
      .filter(Boolean)
      .join(' '),
    vatRate ? `TVA ${formatNumber(vatRate)}\u00a0%` : '',
    reduction ? `remise ${reduction}` : '',
    line.reference ? `réf. ${line.reference}` : '',
  ].filter(Boolean);
}
