import { Link } from 'react-router';
import { draftAddress } from '#app/naming/draft-address.ts';
import { Button } from '#app/ui/button.tsx';
import { type ChainNode, type Concern, isIssued, theMention } from '#documents/dossier';
import { ConcernText } from './concern-text.tsx';

export function InvoicedTwice({
  concern: { node, invoices },
  onCredit,
}: {
  concern: Concern & { name: 'invoiced-twice' };
  onCredit: (invoice: ChainNode) => void;
}) {
  const hasDraft = invoices.some((invoice) => !isIssued(invoice));
  return (
    <div>
      <ConcernText node={node}>
        facturé {invoices.length === 2 ? 'deux fois' : 'plusieurs fois'}.{' '}
        {hasDraft
          ? 'Supprimez le brouillon qui est de trop.'
          : 'Faites un avoir sur la facture qui est de trop.'}
      </ConcernText>
      <ul className="mt-2 flex flex-wrap gap-2">
        {invoices.map((invoice) => (
          <li key={invoice.id}>
            {hasDraft ? (
              <Button asChild size="sm">
                <Link to={draftAddress(invoice.kind, invoice.id)}>Ouvrir {nameOf(invoice)}</Link>
              </Button>
            ) : (
              <Button size="sm" onClick={() => onCredit(invoice)}>
                Avoir sur {nameOf(invoice)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** « la facture F-2026-0007 », « le brouillon » */
function nameOf(invoice: ChainNode): string {
  return isIssued(invoice) ? theMention(invoice) : 'le brouillon';
}
