/** What judges and lays out a document, and what makes its amounts follow: fetched together. */
export { analyse } from './analyse.ts';
export { followAmounts } from './follow-amounts.ts';
