import { type Draft, formatAmount, formatIban, formatShortDate, payingAccountOf } from '#documents';
import type { StatedPlan } from '#documents/received';
import { ReadingPart } from './reading-part.tsx';
import { StatedFact } from './stated-fact.tsx';

export function InvoiceDetails({ draft, plan }: { draft: Draft; plan: StatedPlan }) {
  const { references, payment, supply, payee, dueDate, notes, terms } = draft;
  const { iban, bic, accountHolder } = payingAccountOf(draft);
  const preceding = references.preceding?.map(({ number, issueDate }) =>
    [number, issueDate && `du ${formatShortDate(issueDate)}`].filter(Boolean).join(' '),
  );
  return (
    <ReadingPart title="Dates, paiement et références">
      <dl className="grid gap-4 sm:grid-cols-2">
        {plan.instalments.length === 0 ? (
          <StatedFact field="dueDate">{dueDate && formatShortDate(dueDate)}</StatedFact>
        ) : (
          <StatedFact name="Échéances">{listInstalments(plan, draft.currency)}</StatedFact>
        )}
        <StatedFact field="payment.earlyDiscount">{plan.discounts.join('\n')}</StatedFact>
        <StatedFact field="payment.latePenalty">{plan.penalties.join('\n')}</StatedFact>
        <StatedFact name="Livraison ou prestation">{describeSupply(supply)}</StatedFact>
        <StatedFact name="À régler à">{payee?.name}</StatedFact>
        <StatedFact field="seller.iban">{iban && formatIban(iban)}</StatedFact>
        <StatedFact field="seller.bic">{bic}</StatedFact>
        <StatedFact field="seller.accountHolder">{accountHolder}</StatedFact>
        <StatedFact name="Moyen de paiement">
          {payment.means.map((means) => MEANS[means]).join(', ')}
        </StatedFact>
        <StatedFact field="references.purchaseOrder">{references.purchaseOrder}</StatedFact>
        <StatedFact field="references.contract">{references.contract}</StatedFact>
        <StatedFact field="references.buyerReference">{references.buyerReference}</StatedFact>
        <StatedFact field="references.preceding">{preceding?.join('\n')}</StatedFact>
      </dl>
      {(notes || terms) && (
        <dl className="mt-4 flex flex-col gap-4">
          <StatedFact name="Mentions">{notes}</StatedFact>
          <StatedFact name="Conditions">{terms}</StatedFact>
        </dl>
      )}
    </ReadingPart>
  );
}

/** « 30/11/2026 : 60,00 € », a line each. */
function listInstalments({ instalments }: StatedPlan, currency: string): string {
  return instalments
    .map(({ dueDate, amount, description }) => {
      const day = dueDate ? formatShortDate(dueDate) : 'Sans date';
      const sum = amount === null ? 'montant non indiqué' : formatAmount(amount, currency);
      const words = description.trim().slice(0, MAX_WORDS);
      return `${day}\u00a0: ${sum}${words ? ` (${words})` : ''}`;
    })
    .join('\n');
}

function describeSupply(supply: Draft['supply']): string {
  if (supply?.date) return formatShortDate(supply.date);
  const { start, end } = supply ?? {};
  if (start && end) return `du ${formatShortDate(start)} au ${formatShortDate(end)}`;
  if (start) return `à partir du ${formatShortDate(start)}`;
  return end ? `jusqu’au ${formatShortDate(end)}` : '';
}

const MAX_WORDS = 80;
const MEANS: Readonly<Record<Draft['payment']['means'][number], string>> = {
  transfer: 'Virement',
  card: 'Carte bancaire',
  cheque: 'Chèque',
  cash: 'Espèces',
  link: 'Lien de paiement',
  'direct-debit': 'Prélèvement',
  paid: 'Déjà payée',
};
