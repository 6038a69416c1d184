import { formatAmount } from '#documents';
import { type ChainNode, type Concern, theMention } from '#documents/dossier';
import { ConcernLine } from './concern-line.tsx';

export function DepositGivenBack({
  concern: { node, deposit, avoir, amount },
  onCorrect,
}: {
  concern: Concern & { name: 'deposit-given-back' };
  onCorrect: () => void;
}) {
  const written = formatAmount(amount, node.currency);
  return (
    <ConcernLine node={node} label="Corriger" onPress={onCorrect}>
      <Mention of={avoir} /> a rendu {written} de <Mention of={deposit} />, qu’elle déduit quand
      même. Ces {written} ne sont facturés à personne&nbsp;: corrigez-la.
    </ConcernLine>
  );
}

/** A number stays on one line. */
function Mention({ of }: { of: ChainNode }) {
  return <span className="whitespace-nowrap">{theMention(of)}</span>;
}
