/**
 * Bank statements, and the documents that they pay. Not part of the main door: a page loads it with
 * a statement.
 *
 * @example
 * ```ts
 * import { gatherDossier } from '#documents/dossier';
 * import { requireDraft } from '#documents/samples/require-draft.ts';
 * import { samples } from '#documents/samples/samples.ts';
 * import { matchStatement, readStatement } from '#documents/statement';
 *
 * const csv = 'Date;Libellé;Montant\n05/12/2026;VIR SEPA F-2026-0042;1 000,00';
 * const read = readStatement(new TextEncoder().encode(csv));
 * const lines = read.ok ? read.statement.lines : [];
 * const draft = requireDraft(samples.menuisier);
 * const issued = { completedAt: 1, issued: { draft, at: 1 } };
 * const stored = { id: 'invoice', draft, rawTexts: {}, updatedAt: 1, ...issued };
 * const { chain } = gatherDossier([stored], '2026-12-06');
 * const [proposal] = matchStatement(lines, [...chain.values()]);
 * proposal?.reason; // → 'number'
 * proposal?.parts.map(({ amount, due }) => [amount, due]); // → [[1000_00, 4707_00]]
 * ```
 */
export { mayBeStatement } from './detect-format.ts';
export { matchStatement } from './match/match-statement.ts';
export type { MatchReason, PaymentProposal, ProposedPart } from './match/payment-proposal.ts';
export { MAX_STATEMENT_BYTES, type ReadStatement, readStatement } from './read-statement.ts';
export type { BankStatement, StatementLine } from './statement-line.ts';
