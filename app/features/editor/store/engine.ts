/** What judges and lays out a document, and what makes its fields follow: fetched together. */
export { analyse } from './analyse.ts';
export { followAccount } from './follow-account.ts';
export { followAmounts } from './follow-amounts.ts';
