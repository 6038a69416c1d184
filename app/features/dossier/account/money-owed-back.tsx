import { formatAmount } from '#documents';
import type { Concern } from '#documents/dossier';
import { ConcernLine } from './concern-line.tsx';

export function MoneyOwedBack({
  concern: { node, amount, isCredited },
  onShow,
}: {
  concern: Concern & { name: 'owed-back' };
  onShow: () => void;
}) {
  const written = formatAmount(amount, node.currency);
  const text = isCredited
    ? `${written} à rendre, à cause de l’avoir. Notez le remboursement une fois fait, ou imputez cette somme sur une autre facture.`
    : `${written} en trop. Annulez le paiement noté deux fois, notez le remboursement, ou imputez cette somme sur une autre facture.`;
  return (
    <ConcernLine node={node} label="Voir les paiements" onPress={onShow}>
      {text}
    </ConcernLine>
  );
}
