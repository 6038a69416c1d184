import { type Element, elementsOf } from '#documents/facturx/syntax/element.ts';
import type { PaymentInstruction, PaymentTerms } from '#documents/facturx/terms/invoice.ts';
import type { UblTerms } from './ubl-terms.ts';

const card = elementsOf<NonNullable<PaymentInstruction['card']>>();
const invoice = elementsOf<UblTerms>();
const means = elementsOf<PaymentInstruction>();
const terms = elementsOf<PaymentTerms>();

const CARD = [
  card.text('cbc:PrimaryAccountNumberID', 'number'), // BT-87
  card.filler('cbc:NetworkID', 'NA'),
  card.text('cbc:HolderName', 'holder'), // BT-88
];

const ACCOUNTS = [
  means.group('cac:CardAccount', 'card', CARD), // BG-18
  means.wrap('cac:PayeeFinancialAccount', [
    means.text('cbc:ID', 'iban'), // BT-84
    means.text('cbc:Name', 'accountName'), // BT-85
    means.text('cac:FinancialInstitutionBranch/cbc:ID', 'bic'), // BT-86
  ]),
];

const MANDATE = [
  invoice.within('paymentTerms', [terms.text('cbc:ID', 'mandateId')]), // BT-89
  invoice.within('paymentMeans', [means.text('cac:PayerFinancialAccount/cbc:ID', 'debtorIban')]), // BT-91
];

/** BG-16 and BT-20. A credit note has its due date among the payment means. */
export function paymentElements({
  hasDueDate,
}: {
  hasDueDate: boolean;
}): readonly Element<UblTerms>[] {
  const dueDate = invoice.within('paymentTerms', [terms.text('cbc:PaymentDueDate', 'dueDate')]); // BT-9
  return [
    invoice.wrap('cac:PaymentMeans', [
      invoice.within('paymentMeans', [
        means.text('cbc:PaymentMeansCode', 'code', { name: 'text' }), // BT-81, BT-82
      ]),
      ...(hasDueDate ? [dueDate] : []),
      invoice.text('cbc:PaymentID', 'paymentReference'), // BT-83
      invoice.within('paymentMeans', ACCOUNTS),
      invoice.wrap('cac:PaymentMandate', MANDATE), // BG-19
    ]),
    invoice.within('paymentTerms', [terms.text('cac:PaymentTerms/cbc:Note', 'description')]), // BT-20
  ];
}
