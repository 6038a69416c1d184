/**
 * What a set of documents says: what has become of each, what is due, what may follow. Apart from
 * the first door, since a page of forms waits for little of it.
 */
export { leftToInvoice } from './amounts-due.ts';
export { buildChain } from './build-chain.ts';
export {
  type Chain,
  type ChainEnd,
  type ChainNode,
  followersOf,
  originOf,
  STATUS_NAMES,
  type StatusName,
} from './chain-node.ts';
export { isIssued, shownAmount } from './document-facts.ts';
export type { DeletedDocument, DocumentLink } from './document-link.ts';
export { agree, mentionOf, nameStatus, ofMention, titleOf, wordStatus } from './document-words.ts';
export type { Dossier } from './dossier.ts';
export { draftName } from './draft-name.ts';
export { fileName } from './file-name.ts';
export type { GivenNumber } from './given-number.ts';
export { namesOthers } from './infer-relation.ts';
export { creditsOf, listFollowUps } from './list-follow-ups.ts';
export { listMilestones } from './list-milestones.ts';
export { mainAmount } from './main-amount.ts';
export type { Milestone, MilestoneName } from './milestone.ts';
export { proposeNumber, seriesOf } from './numbering.ts';
export { partyKey, textKey } from './party-key.ts';
export { type FollowUpRequest, type Prepared, prepareFollowUp } from './prepare-follow-up.ts';
export { type CreditMode, readCredit, type TypedCredit, takeAll } from './read-credit.ts';
export { type DepositUnit, readDeposit } from './read-deposit.ts';
export type { StoredDraft } from './stored-draft.ts';
export { findTwin, tieTakenUp } from './tie-taken-up.ts';
