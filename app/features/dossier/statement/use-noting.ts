import { useState } from 'react';
import { recordPaid, takeBackPaid } from '#app/follow-ups/paid/record-paid.ts';
import { sumCents } from '#documents';
import type { Payment } from '#documents/dossier';
import type { PaymentProposal, ProposedPart } from '#documents/statement';

/**
 * The state of a proposal: `known` when it was recorded already or nothing was due any more,
 * `less` when that is so for a part of it, `refused` and `kept` when this device could not record
 * the payment or its cancellation.
 */
export type NotingState = 'open' | 'noted' | 'less' | 'known' | 'refused' | 'kept';

/**
 * Records the payments of a proposal once, and takes them back; `recordedHere` are the payments of
 * all proposals of the statement, by id.
 */
export function useNoting({ line, parts }: PaymentProposal, recordedHere: Set<string>) {
  const [state, setState] = useState<NotingState>('open');
  const [recorded, setRecorded] = useState<readonly Payment[]>([]);
  const [isBusy, setBusy] = useState(false);
  const whileBusy = async (task: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    await task().finally(() => setBusy(false));
  };
  const note = () =>
    whileBusy(async () => {
      const done = new Set(recorded.map(({ documentId }) => documentId));
      const sums = parts
        .filter(({ node }) => !done.has(node.id))
        .map(({ node, amount }) => ({
          ...{ documentId: node.id, most: amount },
          known: [...node.payments.map(({ id }) => id), ...recordedHere],
        }));
      const added = await recordPaid(sums, { paidOn: line.date, means: 'transfer' });
      for (const { id } of added.recorded) recordedHere.add(id);
      const all = [...recorded, ...added.recorded];
      setRecorded(all);
      if (added.isRefused) setState('refused');
      else setState(tellNoted(parts, all));
    });
  const takeBack = () =>
    whileBusy(async () => {
      const isDone = await takeBackPaid(recorded).then(
        () => true,
        () => false,
      );
      if (isDone) setRecorded([]);
      setState(isDone ? 'open' : 'kept');
    });
  return { state, isBusy, note, takeBack };
}

function tellNoted(
  parts: readonly ProposedPart[],
  recorded: readonly Payment[],
): 'noted' | 'less' | 'known' {
  if (recorded.length === 0) return 'known';
  const [wanted, noted] = [parts, recorded].map((all) => sumCents(all.map(({ amount }) => amount)));
  return noted === wanted ? 'noted' : 'less';
}
