import { Card } from '#app/ui/card.tsx';
import { type Cents, countryName, formatAmount, formatPercent } from '#documents';
import type { BookSums } from '#documents/books';

/** The VAT of other member states: by quarter and country, as the one-stop shop asks for it. */
export function ForeignVatCard({ foreignVat }: { foreignVat: BookSums['foreignVat'] }) {
  if (foreignVat.length === 0) return null;
  return (
    <Card title="TVA d’autres États, guichet unique">
      <table className="w-full text-sm">
        <thead>
          <tr className="text-left text-ink-soft">
            <th scope="col" className="py-1 font-semibold">
              Pays, taux
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
          {foreignVat.map(({ quarter, country, rate, taxableAmount, vatAmount }) => (
            <tr key={`${quarter} ${country} ${rate}`} className="border-t border-rule">
              <th scope="row" className="py-1 text-left font-normal">
                {nameQuarter(quarter)}, {countryName(country)}, {formatPercent(rate)}
              </th>
              <Amount value={taxableAmount} />
              <Amount value={vatAmount} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-ink-soft">
        Elle se déclare au guichet unique, chaque trimestre, et non avec la TVA française (CGI, art.
        259&nbsp;D).
      </p>
    </Card>
  );
}

function Amount({ value }: { value: Cents }) {
  return <td className="py-1 text-right align-top tabular-nums">{formatAmount(value)}</td>;
}

/** « T4 2026 » */
function nameQuarter(quarter: string): string {
  return quarter.split('-').reverse().join('\u00a0');
}
