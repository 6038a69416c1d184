import {
  cents,
  formatAmount,
  formatPercent,
  formatShortDate,
  minimumLatePenalty,
  requireCents,
} from '#documents';
import { findFact } from '#documents/law/facts/facts.ts';
import { computeLateInvoice } from '#documents/law/facts/late-invoice.ts';
import { ScrolledTable } from './scrolled-table.tsx';

/**
 * `<Penalites montant="2400" echeance="2026-08-31" paiement="2026-10-31"/>`: what a late invoice
 * owes by period; `taux="plancher"` uses the lowest rate allowed.
 */
export function LatePenalty({
  montant,
  echeance,
  paiement,
  taux = 'defaut',
}: {
  montant: string;
  echeance: string;
  paiement: string;
  taux?: 'defaut' | 'plancher';
}) {
  const amount = requireCents(montant);
  const rate = taux === 'defaut' ? 'ecb+10' : requireFloor(paiement);
  const late = computeLateInvoice({ amount, dueDate: echeance, paidOn: paiement, rate });
  return (
    <figure className="worked-example">
      <figcaption>
        {formatAmount(amount)}&nbsp;TTC, à payer le {formatShortDate(echeance)}, payés le{' '}
        {formatShortDate(paiement)}
      </figcaption>
      <ScrolledTable>
        <thead>
          <tr>
            <th scope="col">Période</th>
            <th scope="col">Jours</th>
            <th scope="col">Taux annuel</th>
            <th scope="col">Pénalités</th>
          </tr>
        </thead>
        <tbody>
          {late.periods.map((period) => (
            <tr key={period.from}>
              <td>
                du {formatShortDate(period.from)} au {formatShortDate(period.until)}
              </td>
              <td>{period.days}</td>
              <td>{formatPercent(period.rate)}</td>
              <td>{formatAmount(period.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              Pénalités de retard
            </th>
            <td>{formatAmount(late.interestTotal)}</td>
          </tr>
          <tr>
            <th scope="row" colSpan={3}>
              Indemnité forfaitaire de {findFact('penalites.indemnite').text}
            </th>
            <td>{formatAmount(late.feeDue)}</td>
          </tr>
          <tr>
            <th scope="row" colSpan={3}>
              À payer en plus de la facture
            </th>
            <td>{formatAmount(cents(late.interestTotal + late.feeDue))}</td>
          </tr>
        </tfoot>
      </ScrolledTable>
    </figure>
  );
}

function requireFloor(date: string) {
  const percent = minimumLatePenalty(date);
  if (percent === null) throw new Error(`The least rate of ${date} is not known`);
  return { percent };
}
