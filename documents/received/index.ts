/**
 * The third door of the domain, loaded on demand: reads invoices of other issuers.
 *
 * @example
 * ```ts
 * import { buildFacturX } from '#documents';
 * import { readInvoiceXml } from '#documents/received';
 * import { requireDraft } from '#documents/samples/require-draft.ts';
 * import { samples } from '#documents/samples/samples.ts';
 *
 * const xml = buildFacturX(requireDraft(samples.menuisier)) ?? '';
 * const read = readInvoiceXml(new TextEncoder().encode(xml));
 * read.ok && read.invoice.verdict; // → 'conforming'
 * const cut = readInvoiceXml(new TextEncoder().encode(xml.slice(0, 500)));
 * cut.ok; // → false
 * ```
 */
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
