import type { ColumnChoice } from '#app/records/csv/import-columns.ts';
import type { ProductKey } from '#app/records/csv/read-product.ts';
import { formatAmount, formatCounted } from '#documents';
import { type Conversion, listConversions } from './list-conversions.ts';

/** How prices with VAT become prices without, and those that do not come back to the cent. */
export function ConvertedPrices({
  rows,
  choice,
}: {
  rows: readonly (readonly string[])[];
  choice: ColumnChoice<ProductKey>;
}) {
  const conversions = listConversions(rows, choice);
  const [first] = conversions;
  const odd = conversions.filter(({ gross, again }) => gross !== again);
  const [example] = odd;
  if (!first) return null;
  return (
    <div role="status">
      <p>
        <strong className="font-semibold">Prix TTC convertis en prix HT</strong>, au centime, avec
        leur taux&nbsp;: {describe(first)}.
      </p>
      {example && (
        <p className="text-sm text-ink-soft">
          {formatCounted(odd.length, 'prix ne tombe', 'prix ne tombent')} pas juste&nbsp;:{' '}
          {describe(example)}, soit {formatAmount(example.again)} TTC sur un document.
        </p>
      )}
    </div>
  );
}

/** « 120,00 € TTC deviennent 100,00 € HT » */
function describe({ gross, net }: Conversion): string {
  return `${formatAmount(gross)} TTC deviennent ${formatAmount(net)} HT`;
}
