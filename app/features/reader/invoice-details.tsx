import { type Draft, formatIban, formatShortDate } from '#documents';
import { Fact } from './fact.tsx';
import { Part } from './part.tsx';

/** When, how to pay, under which references, and what the author adds. */
export function InvoiceDetails({ draft }: { draft: Draft }) {
  const { references, payment, supply, seller, payee, dueDate, notes, terms } = draft;
  const preceding = references.preceding?.map(({ number, issueDate }) =>
    [number, issueDate && `du ${formatShortDate(issueDate)}`].filter(Boolean).join(' '),
  );
  return (
    <Part title="Dates, paiement et références">
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact name="Échéance">{dueDate && formatShortDate(dueDate)}</Fact>
        <Fact name="Livraison ou prestation">{describeSupply(supply)}</Fact>
        <Fact name="À régler à">{payee?.name}</Fact>
        <Fact name="IBAN">{seller.iban && formatIban(seller.iban)}</Fact>
        <Fact name="BIC">{seller.bic}</Fact>
        <Fact name="Titulaire du compte">{seller.accountHolder}</Fact>
        <Fact name="Moyen de paiement">
          {payment.means.map((means) => MEANS[means]).join(', ')}
        </Fact>
        <Fact name="Bon de commande">{references.purchaseOrder}</Fact>
        <Fact name="Contrat">{references.contract}</Fact>
        <Fact name="Référence de l’acheteur">{references.buyerReference}</Fact>
        <Fact name="Factures précédentes">{preceding?.join('\n')}</Fact>
      </dl>
      {(notes || terms) && (
        <dl className="mt-4 flex flex-col gap-4">
          <Fact name="Mentions">{notes}</Fact>
          <Fact name="Conditions">{terms}</Fact>
        </dl>
      )}
    </Part>
  );
}

function describeSupply(supply: Draft['supply']): string {
  if (supply?.date) return formatShortDate(supply.date);
  const { start, end } = supply ?? {};
  if (start && end) return `du ${formatShortDate(start)} au ${formatShortDate(end)}`;
  if (start) return `à partir du ${formatShortDate(start)}`;
  return end ? `jusqu’au ${formatShortDate(end)}` : '';
}

const MEANS: Readonly<Record<Draft['payment']['means'][number], string>> = {
  transfer: 'Virement',
  card: 'Carte bancaire',
  cheque: 'Chèque',
  cash: 'Espèces',
  link: 'Lien de paiement',
  'direct-debit': 'Prélèvement',
  paid: 'Déjà payée',
};
