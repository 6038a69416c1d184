import { Link } from 'react-router';
import { draftAddress } from '#app/naming/draft-address.ts';
import { Button } from '#app/ui/button.tsx';
import { capitalize, formatAmount } from '#documents';
import { type Concern, mentionOf } from '#documents/dossier';

export function MoneyOwedBack({
  concern: { node, amount, isCredited },
  onShow,
}: {
  concern: Concern & { name: 'owed-back' };
  onShow: () => void;
}) {
  const written = formatAmount(amount, node.currency);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-60 flex-1">
        <Link to={draftAddress(node.kind, node.id)} className="font-semibold underline">
          {capitalize(mentionOf(node))}
        </Link>
        {node.buyerName && `, ${node.buyerName}`}
        {isCredited
          ? `\u00a0: ${written} à rendre, à cause de l’avoir. Notez le remboursement une fois fait.`
          : `\u00a0: ${written} reçus de trop. Annulez le paiement noté deux fois, ou notez le remboursement.`}
      </p>
      <Button size="sm" onClick={onShow}>
        Voir les paiements
      </Button>
    </div>
  );
}
