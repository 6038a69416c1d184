import { useState } from 'react';
import { FollowUpFrame } from '#app/follow-ups/follow-up-frame.tsx';
import { todayInFrance } from '#app/lib/today.ts';
import { capitalize, formatAmount, formatCounted } from '#documents';
import { agree, type ChainNode, mentionOf, outstandingAmount } from '#documents/dossier';
import { explainPaidOn } from './explain-paid-on.ts';
import { notePaid } from './note-paid.ts';
import { PaidFields, type TypedPaid } from './paid-fields.tsx';

/** Asks the day and the means once, for one document or several. */
export function PaidDialog({
  nodes,
  onNoted,
  onClose,
}: {
  nodes: readonly [ChainNode, ...ChainNode[]];
  onNoted?: () => void;
  onClose: () => void;
}) {
  const today = todayInFrance();
  const [typed, setTyped] = useState<TypedPaid>({ paidOn: today, means: 'transfer' });
  const [isAsked, setAsked] = useState(false);
  const error = explainPaidOn(typed.paidOn, { today, what: 'paiement' });
  const note = async () => {
    if (error !== null) return setAsked(true);
    onClose();
    await notePaid(nodes, typed);
    onNoted?.();
  };
  const words = nodes.length === 1 ? `Marquer ${agree('payé', nodes[0])}` : 'Marquer payées';
  return (
    <FollowUpFrame
      onClose={onClose}
      title={words}
      description={describe(nodes)}
      makeLabel={words}
      onMake={note}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <PaidFields
          dayLabel="Reçu le"
          typed={typed}
          error={isAsked ? (error ?? undefined) : undefined}
          onType={setTyped}
        />
      </div>
    </FollowUpFrame>
  );
}

/** « Facture F-2026-0042 : les 1 200,00 € qui restaient dus ont été reçus. » */
function describe([node, ...others]: readonly [ChainNode, ...ChainNode[]]): string {
  if (others.length > 0)
    return `${formatCounted(others.length + 1, 'facture')}\u00a0: vous avez reçu tout ce qui restait dû.`;
  const amount = formatAmount(outstandingAmount(node), node.currency);
  return `${capitalize(mentionOf(node))}\u00a0: vous avez reçu les ${amount} qui restaient dus.`;
}
