import type { DraftInput } from '#documents/model/draft.ts';
import { ATTACHMENT_ROLES, attachmentShape } from '#documents/model/fields/attachment.ts';
import { maxItemsAt } from '#documents/model/fields/limits.ts';
import { schemaOf } from '#documents/model/schema/schema-of.ts';
import { toSafeFileNames } from '#documents/received/files/safe-file-names.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import { fitDate, fitText } from './values.ts';

type ReferencesInput = NonNullable<DraftInput['references']>;
type AttachmentInput = NonNullable<DraftInput['attachments']>[number];

/** BG-3, then invoices named only by lines, each once. */
export function listPreceding({ precedingInvoices = [], lines = [] }: TolerantInvoice) {
  const named = new Map(
    lines.flatMap(({ invoiceNumber: number, invoiceDate: issueDate }) =>
      number === undefined ? [] : [[number, { number, issueDate }] as const],
    ),
  );
  for (const { number } of precedingInvoices) named.delete(number ?? '');
  return [...precedingInvoices, ...named.values()];
}

/** BT-10 to BT-19 and BG-3. */
export function readReferences(invoice: TolerantInvoice): ReferencesInput {
  const { buyer } = invoice;
  const preceding = listPreceding(invoice)
    .slice(0, maxItemsAt('references.preceding'))
    .flatMap(({ number, issueDate }) => {
      const fitted = fitText(number, 'references.preceding[0].number');
      return fitted ? [{ number: fitted, issueDate: fitDate(issueDate) }] : [];
    });
  const buyerReference = fitText(invoice.buyerReference, 'references.buyerReference');
  return {
    // Buyer reference of a public buyer defaults to its service code.
    buyerReference: buyerReference === buyer?.routingCode ? undefined : buyerReference,
    project: fitText(invoice.project, 'references.project'),
    contract: fitText(invoice.contract, 'references.contract'),
    purchaseOrder: fitText(invoice.purchaseOrder, 'references.purchaseOrder'),
    salesOrder: fitText(invoice.salesOrder, 'references.salesOrder'),
    receivingAdvice: fitText(invoice.receivingAdvice, 'references.receivingAdvice'),
    despatchAdvice: fitText(invoice.despatchAdvice, 'references.despatchAdvice'),
    tender: fitText(invoice.tender, 'references.tender'),
    billedObject: fitText(invoice.billedObject, 'references.billedObject'),
    accounting: fitText(invoice.accounting, 'references.accounting'),
    quote: toQuote(invoice),
    preceding: preceding.length > 0 ? preceding : undefined,
  };
}

/** BG-24: attached files; those too large or of another type count as dropped. */
export function toAttachments({
  attachments = [],
}: TolerantInvoice): AttachmentInput[] | undefined {
  const files = attachments.filter(({ content }) => content);
  const names = toSafeFileNames(
    files.map(({ id, name, filename }) => filename ?? name ?? id ?? ''),
  );
  const kept = files.flatMap(({ name, content, mediaType }, index) => {
    const attachment = {
      role: ATTACHMENT_ROLES.find((role) => role === name),
      filename: fitText(names[index], 'attachments[0].filename'),
      mediaType,
      content: content?.replace(/\s+/g, ''),
    };
    const parsed = schemaOf(attachmentShape).safeParse(attachment);
    return parsed.success ? [parsed.data] : [];
  });
  return kept.length > 0 ? kept.slice(0, maxItemsAt('attachments')) : undefined;
}

/** A document named but not attached has no type (BT-122): its number tells a quote. */
function toQuote({ attachments = [] }: TolerantInvoice): ReferencesInput['quote'] {
  const quote = attachments.find(
    ({ id, name, content }) => !name && !content && /^(D|DE|DEV|DEVIS|Q)\b|^D\d/i.test(id ?? ''),
  );
  const number = fitText(quote?.id, 'references.quote.number');
  return number ? { number } : undefined;
}
