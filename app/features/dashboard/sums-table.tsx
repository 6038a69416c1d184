import { type Cents, formatAmount } from '#documents';

/** An amount for each of `columns`. */
export type SumsRow = { name: string; amounts: readonly Cents[] };

/** Amounts in euros; `nameTitle` heads the names of the rows. */
export function SumsTable({
  nameTitle,
  columns,
  rows,
}: {
  nameTitle: string;
  columns: readonly string[];
  rows: readonly SumsRow[];
}) {
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="text-left text-ink-soft">
          <th scope="col" className="py-1 align-bottom font-semibold">
            {nameTitle}
          </th>
          {columns.map((title) => (
            <th key={title} scope="col" className="py-1 pl-3 text-right align-bottom font-semibold">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, amounts }) => (
          <tr key={name} className="border-t border-rule">
            <th scope="row" className="py-1 text-left font-normal">
              {name}
            </th>
            {amounts.map((amount, index) => (
              <td key={columns[index]} className="py-1 pl-3 text-right align-top tabular-nums">
                {formatAmount(amount)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const VAT_AMOUNTS = ['Base HT', 'TVA'] as const;
