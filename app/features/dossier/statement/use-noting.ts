import { useState } from 'react';
import { recordPaid, takeBackPaid } from '#app/follow-ups/paid/record-paid.ts';
import type { Payment } from '#documents/dossier';
import type { PaymentProposal } from '#documents/statement';

/**
 * What became of a proposal: `known` when nothing was due any more, `refused` and `kept` when this
 * device could not record the payment or its cancellation.
 */
export type NotingState = 'open' | 'noted' | 'known' | 'refused' | 'kept';

/** Records the payments of a proposal once, and takes them back. */
export function useNoting({ line, parts }: PaymentProposal) {
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
        .map(({ node, amount }) => ({ documentId: node.id, most: amount }));
      const added = await recordPaid(sums, { paidOn: line.date, means: 'transfer' });
      const all = [...recorded, ...added.recorded];
      setRecorded(all);
      if (added.isRefused) setState('refused');
      else setState(all.length > 0 ? 'noted' : 'known');
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
