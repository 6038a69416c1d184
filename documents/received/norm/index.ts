/**
 * The official rules and code lists, apart from the reader: our own files do not need them.
 *
 * @example
 * ```ts
 * import { buildFacturX } from '#documents';
 * import { judgeByNorm } from '#documents/norm';
 * import { readInvoiceXml } from '#documents/received';
 * import { requireDraft } from '#documents/samples/require-draft.ts';
 * import { samples } from '#documents/samples/samples.ts';
 *
 * const xml = buildFacturX(requireDraft(samples.menuisier)) ?? '';
 * const wrong = xml.replace('unitCode="C62"', 'unitCode="PIECE"');
 * const read = readInvoiceXml(new TextEncoder().encode(wrong), judgeByNorm);
 * read.ok && read.invoice.findings.map(({ code }) => code); // → ['BR-CL-23']
 * ```
 */
export { judgeByNorm } from './judge-by-norm.ts';
