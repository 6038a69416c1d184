import type { Draft } from './draft.ts';
import type { DocumentReference } from './fields/references.ts';

/**
 * The invoice of a deposit that is deducted: its own number and date, completed by the documents
 * that the draft follows, by number, else by rank where each deposit has one.
 */
export function depositInvoiceOf(
  { prepayments, references: { preceding = [] } }: Draft,
  index: number,
): DocumentReference {
  const { reference, issueDate } = prepayments[index] ?? {};
  const sameRank = preceding.length === prepayments.length ? preceding[index] : undefined;
  const followed = reference ? preceding.find(({ number }) => number === reference) : sameRank;
  return {
    number: reference ?? followed?.number ?? '',
    issueDate: issueDate ?? followed?.issueDate,
  };
}
