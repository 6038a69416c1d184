import { addFindings } from '#documents/received/check/add-findings.ts';
import { checkFiles } from '#documents/received/files/check-files.ts';
import type { ReceivedFinding } from '#documents/received/received-invoice.ts';
import { judgeFindings } from '#documents/received/verdict.ts';
import { checkContainer, tellPortfolio } from './check-container.ts';
import type { OpenedInvoice } from './opened-invoice.ts';
import type { ReadAttachments } from './read-attachments.ts';

type Opened = { invoice: OpenedInvoice | null; otherInvoices: readonly OpenedInvoice[] };

/** Adds the findings about the PDF to those of its invoice. */
export function judgeContainer<T extends Opened>(
  opened: T,
  { container, attachments }: Extract<ReadAttachments, { ok: true }>,
): T {
  const { invoice, otherInvoices } = opened;
  const attachment = attachments.find(({ bytes }) => bytes === invoice?.xml);
  if (!invoice || !attachment) return opened;
  const joined = attachments.filter(({ bytes }) => !isInvoice(bytes, opened));
  const check = (profileName: string) => [
    ...checkContainer({
      container,
      attachment,
      profileName,
      invoiceCount: 1 + otherInvoices.length,
      copyCount: attachments.filter(({ name }) => name === attachment.name).length,
    }),
    ...checkFiles(joined),
  ];
  return { ...opened, invoice: addToInvoice(invoice, check) };
}

function isInvoice(bytes: Uint8Array, { invoice, otherInvoices }: Opened): boolean {
  return [invoice, ...otherInvoices].some((one) => one?.xml === bytes);
}

/** Adds to invoices in nested PDFs the finding that they are out of place. */
export function judgePortfolio<T extends Opened>(opened: T): T {
  const judge = (invoice: OpenedInvoice) =>
    addToInvoice(invoice, () =>
      tellPortfolio(invoice.name.slice(0, invoice.name.lastIndexOf('/'))),
    );
  const { invoice, otherInvoices } = opened;
  return { ...opened, invoice: invoice && judge(invoice), otherInvoices: otherInvoices.map(judge) };
}

function addToInvoice(
  invoice: OpenedInvoice,
  check: (profileName: string) => ReceivedFinding[],
): OpenedInvoice {
  if (!invoice.read.ok) return invoice;
  const received = invoice.read.invoice;
  const findings = addFindings(received.findings, check(received.profile.name));
  const judged = { ...received, findings, verdict: judgeFindings(findings) };
  return { ...invoice, read: { ok: true, invoice: judged } };
}
