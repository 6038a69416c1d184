import type { Receipt } from '#documents/model/fields/receipt.ts';
import { requireCents } from '#documents/money/amounts.ts';
import { buildDefinitionList } from '#documents/sheet/blocks/definition-list.ts';
import type { Fact } from '#documents/sheet/blocks/head/facts.ts';
import { type AmountRow, buildAmountTable } from '#documents/sheet/blocks/table/amount-table.ts';
import { buildAmountBox } from '#documents/sheet/blocks/totals/amount-box.ts';
import type { Block } from '#documents/sheet/flow.ts';
import type { ReceiptLabels } from '#documents/sheet/labels/receipt-labels.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import { type ReceiptTotals, remainingOf } from '#documents/totals/receipt-totals.ts';

/** The received amount, its means, its reason and what remains due. Empty for other kinds. */
export function buildReceipt(scene: Scene): Block[] {
  const { receipt } = scene.draft;
  const totals = scene.totals.receipt;
  if (!scene.kind.hasReceipt || !receipt || !totals) return [];
  const facts = buildDefinitionList(scene, listFacts(scene, receipt, totals));
  return [
    buildAmountBox(scene, {
      label: scene.labels.receipt.amount,
      figures: scene.labels.format.amount(totals.amount, scene.draft.currency),
      words:
        receipt.amountInWords ||
        scene.labels.format.amountInWords(totals.amount, scene.draft.currency),
      field: 'receipt.amount',
      wordsField: 'receipt.amountInWords',
    }),
    ...(facts ? [facts] : []),
    ...buildInvoices(scene, receipt),
    ...buildVat(scene, totals),
  ];
}

function listFacts({ draft, labels }: Scene, receipt: Receipt, totals: ReceiptTotals): Fact[] {
  const words = labels.receipt;
  const remaining =
    totals.remainingDue === null ? '' : labels.format.amount(totals.remainingDue, draft.currency);
  const payer = [draft.payer?.name, draft.payer?.relation].filter(Boolean).join(', ');
  return [
    { label: words.purpose, value: receipt.purpose ?? '', field: 'receipt.purpose' },
    receivedFact(receipt, words),
    { label: labels.payer, value: payer, field: 'payer.name' },
    {
      label: words.remainingDue,
      value: remaining,
      field: 'receipt.remainingDue',
      isStrong: true,
    },
  ];
}

/** « Chèque n° 0004512 · Crédit mutuel », « Virement · VIR 7731 »; without means, the reference. */
function receivedFact({ means, reference, bank }: Receipt, words: ReceiptLabels): Fact {
  const name = means && words.receivedBy[means];
  const named =
    means === 'cheque' && reference
      ? [`${name} ${words.chequeNumber(reference)}`]
      : [name, reference];
  return {
    label: means ? words.means : words.reference,
    value: [...named, bank].filter(Boolean).join(' · '),
    field: means ? 'receipt.means' : 'receipt.reference',
  };
}

function buildInvoices(scene: Scene, { invoices }: Receipt): Block[] {
  if (invoices.length === 0) return [];
  const { draft, labels } = scene;
  const words = labels.receipt.invoices;
  const amount = (value: string | undefined) =>
    value === undefined ? '' : labels.format.amount(requireCents(value), draft.currency);
  const rows = invoices.map((invoice, index): AmountRow => {
    const left = remainingOf(invoice);
    return {
      cells: [
        invoice.number,
        labels.format.shortDate(invoice.issueDate ?? ''),
        amount(invoice.dueBefore),
        amount(invoice.amount),
        left === null ? '' : labels.format.amount(left, draft.currency),
      ],
      field: `receipt.invoices[${index}].amount`,
    };
  });
  const head = [words.number, words.date, words.due, words.paid, words.left] as const;
  return buildAmountTable(scene, head, rows);
}

function buildVat(scene: Scene, { vat }: ReceiptTotals): Block[] {
  if (vat.length === 0) return [];
  const { draft, labels } = scene;
  const words = labels.receipt.vat;
  const rows = vat.map(({ rate, ...part }, index): AmountRow => {
    const amounts = [part.taxableAmount, part.vatAmount, part.taxInclusiveAmount];
    return {
      cells: [
        labels.format.percent(rate),
        ...amounts.map((amount) => labels.format.amount(amount, draft.currency)),
      ],
      field: `receipt.vat[${index}].amount`,
    };
  });
  return buildAmountTable(scene, [words.rate, words.base, words.amount, words.total], rows);
}
