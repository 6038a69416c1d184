import { use, useState } from 'react';
import { describeLines, describeUnmatched } from './describe-statement.ts';
import { ProposalItem } from './proposal-item.tsx';
import type { MatchedStatement } from './read-matched.ts';

/** The result of reading a statement, with the payments to confirm. */
export function StatementOutcome({ reading }: { reading: Promise<MatchedStatement> }) {
  const matched = use(reading);
  const [recordedHere] = useState(() => new Set<string>());
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  if (!matched.ok)
    return (
      <p role="alert" className="text-stamp">
        {matched.problem}
      </p>
    );
  const { statement, proposals, hasSellers } = matched;
  const shown = proposals.filter(({ line }) => !dismissed.has(line.id));
  return (
    <>
      <p role="status" className="tabular-nums">
        {describeLines(statement)}
      </p>
      {shown.length > 0 ? (
        <ul aria-label="Paiements proposés" className="divide-y divide-rule border-y border-rule">
          {shown.map((proposal) => (
            <ProposalItem
              key={proposal.line.id}
              proposal={proposal}
              hasSellers={hasSellers}
              recordedHere={recordedHere}
              onDismiss={() => setDismissed(new Set([...dismissed, proposal.line.id]))}
            />
          ))}
        </ul>
      ) : (
        <NoProposal wasEmpty={proposals.length === 0} />
      )}
      {describeUnmatched(statement, proposals).map((text) => (
        <p key={text} className="text-sm text-ink-soft">
          {text}
        </p>
      ))}
    </>
  );
}

function NoProposal({ wasEmpty }: { wasEmpty: boolean }) {
  return (
    <div className="rounded-control bg-paper p-4">
      <p className="font-semibold">
        {wasEmpty ? 'Aucun paiement à proposer' : 'Plus aucun paiement à proposer'}
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        Vérifiez que le relevé va jusqu’au jour du virement, que la facture est émise, et que rien
        n’y est déjà noté. Sinon, notez le paiement depuis la facture, avec «&nbsp;Paiements&nbsp;».
      </p>
    </div>
  );
}
