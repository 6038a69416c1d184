import { Link } from 'react-router';
import { draftAddress } from '#app/naming/draft-address.ts';
import { Button } from '#app/ui/button.tsx';
import { capitalize, formatAmount } from '#documents';
import { type Concern, mentionOf, theMention } from '#documents/dossier';

export function DepositGivenBack({
  concern: { node, deposit, avoir, amount },
  onCorrect,
}: {
  concern: Concern & { name: 'deposit-given-back' };
  onCorrect: () => void;
}) {
  const written = formatAmount(amount, node.currency);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-60 flex-1">
        <Link to={draftAddress(node.kind, node.id)} className="font-semibold underline">
          {capitalize(mentionOf(node))}
        </Link>
        {node.buyerName && `, ${node.buyerName}`}
        {`\u00a0: ${theMention(avoir)} a rendu ${written} de ${theMention(deposit)}, qu’elle déduit quand même. Ces ${written} ne sont facturés à personne\u00a0: corrigez-la.`}
      </p>
      <Button size="sm" onClick={onCorrect}>
        Corriger
      </Button>
    </div>
  );
}
