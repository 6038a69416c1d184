import { formatAmount } from '#documents';
import { type Concern, theMention } from '#documents/dossier';
import { ConcernLine } from './concern-line.tsx';

export function DepositGivenBack({
  concern: { node, deposit, avoir, amount },
  onCorrect,
}: {
  concern: Concern & { name: 'deposit-given-back' };
  onCorrect: () => void;
}) {
  const written = formatAmount(amount, node.currency);
  const text = `${theMention(avoir)} a rendu ${written} de ${theMention(deposit)}, qu’elle déduit quand même. Ces ${written} ne sont facturés à personne\u00a0: corrigez-la.`;
  return <ConcernLine {...{ node, text }} label="Corriger" onPress={onCorrect} />;
}
