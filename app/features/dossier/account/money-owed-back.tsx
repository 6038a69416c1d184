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
    ? `${written} à rendre, à cause de l’avoir. Notez le remboursement une fois fait.`
    : `${written} reçus de trop. Annulez le paiement noté deux fois, ou notez le remboursement.`;
  return (
    <ConcernLine node={node} label="Voir les paiements" onPress={onShow}>
      {text}
    </ConcernLine>
  );
}
