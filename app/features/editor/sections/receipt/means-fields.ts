import type { Draft, ReceivedBy } from '#documents';

type MeansFields = { referenceLabel: string; hasBank: boolean; help: string };

export function meansFieldsOf(means: ReceivedBy | ''): MeansFields {
  return means === '' ? OTHER : FIELDS[means];
}

/** Changes the means and drops what it never has: hidden, it would still be printed. */
export function withMeans(draft: Draft, means: ReceivedBy | ''): Draft {
  if (!draft.receipt) return draft;
  const { means: before = '', ...rest } = draft.receipt;
  const { referenceLabel, hasBank } = meansFieldsOf(means);
  const receipt = { ...rest, ...(means !== '' && { means }) };
  // A cheque number is no transfer reference.
  if (referenceLabel !== meansFieldsOf(before).referenceLabel) delete receipt.reference;
  if (!hasBank) delete receipt.bank;
  return { ...draft, receipt };
}

const OTHER: MeansFields = { referenceLabel: 'Référence', hasBank: false, help: '' };
const FIELDS: Readonly<Record<ReceivedBy, MeansFields>> = {
  transfer: { ...OTHER, referenceLabel: 'Référence du virement' },
  cash: { ...OTHER, referenceLabel: '' },
  cheque: {
    referenceLabel: 'N°\u00a0du chèque',
    hasBank: true,
    help: '«\u00a0Sous réserve d’encaissement\u00a0» s’imprime tout seul.',
  },
  card: OTHER,
  'direct-debit': OTHER,
  other: OTHER,
};
