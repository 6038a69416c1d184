/** What adds a document up, and what makes its fields follow: fetched together. */
export { analyseAmounts } from './analyse-amounts.ts';
export { followAccount } from './follow-account.ts';
export { followAmounts } from './follow-amounts.ts';
