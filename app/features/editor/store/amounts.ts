/** One chunk: the totals, and the updates that follow from a change. */
export { analyseAmounts } from './analyse-amounts.ts';
export { followAccount } from './follow-account.ts';
export { followAmounts } from './follow-amounts.ts';
