/** The third door of the domain, loaded on demand: reads invoices of other issuers. */
export { toSafeFileNames } from './files/safe-file-names.ts';
export type { ReadProblem } from './problem.ts';
export type { Profile } from './profile.ts';
export { type ReadInvoice, readInvoiceXml } from './read-invoice-xml.ts';
export type {
  DroppedTerm,
  ReceivedFinding,
  ReceivedInvoice,
  ReceivedVerdict,
  StatedPlan,
  StatedTotals,
  StatedVatRow,
} from './received-invoice.ts';
export { judgeFindings, PUT_RIGHT, writeToIssuer } from './verdict.ts';
