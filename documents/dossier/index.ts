/**
 * A set of documents. Not part of the main door, so that a page of forms does not load it.
 *
 * @example
 * ```ts
 * import { gatherDossier, outstandingAmount } from '#documents/dossier';
 * import { requireDraft } from '#documents/samples/require-draft.ts';
 * import { samples } from '#documents/samples/samples.ts';
 *
 * const documents = [samples.menuisier, samples['recu-factures']].map((sample) => {
 *   const draft = requireDraft(sample);
 *   const final = { completedAt: 1, issued: { draft, at: 1 } };
 *   return { id: draft.number, draft, rawTexts: {}, updatedAt: 1, ...final };
 * });
 * const { chain } = gatherDossier(documents, '2026-11-20');
 * const invoice = chain.get('F-2026-0042');
 * invoice?.status; // → { name: 'partly-paid' }
 * invoice && outstandingAmount(invoice); // → 2707_00
 * ```
 */
export {
  computeInvoiceAmounts,
  listUnreceipted,
  outstandingAmount,
  receiptedFor,
} from './amounts-due.ts';
export { warnOfDistanceSales } from './books/distance-sales.ts';
export { buildChain } from './build-chain.ts';
export {
  type Chain,
  type ChainEnd,
  type ChainNode,
  type DocumentStatus,
  followersOf,
  originOf,
  type SetOff,
  STATUS_NAMES,
  type StatusName,
} from './chain-node.ts';
export { checkIssuedNumbers } from './check-issued-numbers.ts';
export { type Claimed, computeClaimed, leftToClaim, nextDueDate } from './claimed.ts';
export { type Concern, listConcerns } from './concerns.ts';
export { listDifferences } from './differences/list-differences.ts';
export { type DeletedDocument, type DocumentLink, RELATIONS } from './document-link.ts';
export { type DocumentSummary, isIssued, shownAmount } from './document-summary.ts';
export type { DossierSum } from './dossier-sum.ts';
export { computeAgreed } from './follow-ups/agreed.ts';
export { type FollowUpSource, openSource } from './follow-ups/follow-up-source.ts';
export { depositsOf, leftToInvoice, uninvoicedAmount } from './follow-ups/invoiced-quote.ts';
export { listFollowUps } from './follow-ups/list-follow-ups.ts';
export { type FollowUpRequest, prepareFollowUp } from './follow-ups/prepare-follow-up.ts';
export {
  type CreditMode,
  readCredit,
  type TypedCredit,
  takeAll,
} from './follow-ups/read-credit.ts';
export { readDeposit } from './follow-ups/read-deposit.ts';
export {
  explainStale,
  type ReadSituation,
  readSituation,
  type TypedSituation,
} from './follow-ups/read-situation.ts';
export type { ShareUnit } from './follow-ups/typed-share.ts';
export { openWorks, type Works, type WorksRow } from './follow-ups/works.ts';
export { type GatheredDossier, gatherDossier } from './gather-dossier.ts';
export type { GivenNumber } from './given-number.ts';
export { namesOthers } from './infer-relation.ts';
export { listMilestones } from './list-milestones.ts';
export { type MadeReminder, toMadeReminder } from './made-reminder.ts';
export { writeCoverEmail } from './messages/cover-email.ts';
export type { Milestone, MilestoneName } from './milestone.ts';
export {
  type CompanyNumbering,
  type Numbering,
  numberingFor,
  numberingOf,
  readNumberings,
} from './names/company-numbering.ts';
export {
  agree,
  genderOf,
  mentionOf,
  nameStatus,
  ofMention,
  theCredit,
  theMention,
  titleOf,
  wordStatus,
} from './names/document-words.ts';
export { draftName } from './names/draft-name.ts';
export { fileName } from './names/file-name.ts';
export { findEntryOf, isSameParty, type NamedParty } from './names/find-entry-of.ts';
export { mainAmount } from './names/main-amount.ts';
export { listNextNumbers, numberDrafts, proposeNumber } from './names/numbering.ts';
export { occurrenceId, preparedDateOf, repetitionOf } from './names/occurrence-id.ts';
export { partyKey, textKey } from './names/party-key.ts';
export { termOf } from './names/rent-term.ts';
export { firstNumber, seriesOf, seriesPrefixOf } from './names/series.ts';
export { computeCredits, type OwedCredit } from './payments/compute-credits.ts';
export { issuedCreditsOf } from './payments/credits.ts';
export { computeGivenBack, owedBackAmount } from './payments/given-back.ts';
export {
  type ClientCredits,
  groupCredits,
  sumCreditsLeft,
} from './payments/group-credits.ts';
export { listLowering } from './payments/lowered-by.ts';
export { heldAmount, lastDayOf, onAccountAmount } from './payments/on-account.ts';
export { payRest, takeBackPayment } from './payments/pay-rest.ts';
export { MONEY_MEANS, type MoneyMeans, type Payment } from './payments/payment.ts';
export { isSetOutside, otherInvoiceOf } from './payments/set-elsewhere.ts';
export {
  listOwnReceipts,
  listRefunds,
  listStandingPayments,
  type StandingPayment,
} from './payments/standing-payments.ts';
export {
  listPayable,
  listUsable,
  payBack,
  setAgainst,
  withoutSetOff,
} from './payments/use-credit.ts';
export { keepRecordIds, type RecordIds, recordIdsOf } from './record-ids.ts';
export {
  type DocumentPage,
  type DocumentTree,
  type DossierQuery,
  isBetween,
  listNodes,
  type SortKey,
  selectMatches,
  selectPage,
} from './select-page.ts';
export { contentOf, type StoredDraft } from './stored-draft.ts';
export { type DossierSums, isLate, sumUp } from './sum-up.ts';
export { SUMMARY_VERSION, summarize } from './summarize.ts';
export type { Survey } from './survey.ts';
export { findTwin, type Ties, tieTakenUp } from './tie-taken-up.ts';
export { type TurnoverWarning, warnOfTurnover } from './turnover.ts';
