import { type Cents, formatAmount } from '#documents';

type VatRow = { key: string; name: string; taxableAmount: Cents; vatAmount: Cents };

/** Base and tax, a row each; `heading` names the rows. */
export function VatTable({ heading, rows }: { heading: string; rows: readonly VatRow[] }) {
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="text-left text-ink-soft">
          <th scope="col" className="py-1 font-semibold">
            {heading}
          </th>
          <th scope="col" className="py-1 text-right font-semibold">
            Base HT
          </th>
          <th scope="col" className="py-1 text-right font-semibold">
            TVA
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, taxableAmount, vatAmount }) => (
          <tr key={key} className="border-t border-rule">
            <th scope="row" className="py-1 text-left font-normal">
              {name}
            </th>
            <Amount value={taxableAmount} />
            <Amount value={vatAmount} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Amount({ value }: { value: Cents }) {
  return <td className="py-1 text-right align-top tabular-nums">{formatAmount(value)}</td>;
}
