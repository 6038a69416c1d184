import { isCreditNoteType } from '#documents/facturx/ubl/credit-note-types.ts';
import { isIban } from '#documents/law/identifiers/iban.ts';
import { DEFAULT_PAYMENT_DAYS } from '#documents/law/payment-delays.ts';
import { compactWithin } from '#documents/received/draft/values.ts';
import { type Instalment, planPayment } from '#documents/received/plan/plan-payment.ts';
import type { ReceivedFinding } from '#documents/received/received-invoice.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import { amountOf, writeAmount } from './amounts-of.ts';
import { findingWhen } from './finding-when.ts';

/** Checks the due date and the account: a false or foreign IBAN is a sign of fraud. */
export function checkPayment(invoice: TolerantInvoice): ReceivedFinding[] {
  const { paymentMeans = {}, paymentTerms = {}, seller, payee, typeCode = '', totals } = invoice;
  const iban = compactWithin(paymentMeans.iban, 60)?.toUpperCase();
  const country = seller?.address?.country ?? '';
  const [total, paid] = [amountOf(totals?.taxInclusiveTotal), amountOf(totals?.prepaidTotal)];
  const isCredit = isCreditNoteType(typeCode);
  const due = amountOf(totals?.payableAmount);
  const isClaim = !isCredit && due > 0;
  const missing = missingOf(planPayment(invoice).instalments, due);
  return [
    ...findingWhen(iban !== undefined && !isIban(iban), {
      code: 'wrong-iban',
      severity: 'warning',
      text: 'L’IBAN est faux : sa clé de contrôle ne correspond pas.',
      action: 'Ne payez pas : demandez le RIB à l’émetteur, par un contact que vous connaissez.',
      term: 'BT-84',
    }),
    ...findingWhen(isElsewhere(iban, country), {
      code: 'foreign-iban',
      severity: 'warning',
      text: `Le compte à payer est tenu dans un autre pays (${iban?.slice(0, 2)}) que celui du vendeur (${country}).`,
      action:
        'Confirmez le RIB par téléphone avant de payer, à un numéro que vous connaissez déjà.',
      term: 'BT-84',
    }),
    ...findingWhen(payee?.name !== undefined, {
      code: 'other-payee',
      severity: 'info',
      ...(isCredit
        ? {
            text: `Cet avoir porte sur une facture cédée à ${payee?.name ?? ''} (affacturage).`,
            action: 'Si vous la lui devez encore, dites-lui que vous déduisez cet avoir.',
          }
        : {
            text: `Le paiement est demandé pour ${payee?.name ?? ''}, et non pour le vendeur (affacturage).`,
            action: 'Vérifiez que le vendeur vous en a prévenu, puis payez ce bénéficiaire.',
          }),
      term: 'BT-59',
    }),
    ...findingWhen(!isCredit && total > 0 && paid > total + amountOf(totals?.roundingAmount), {
      code: 'overpaid',
      severity: 'warning',
      text: `La facture dit reçu ${writeAmount(paid, invoice)}, plus que son total de ${writeAmount(total, invoice)}.`,
      action: `L’émetteur vous doit la différence, ${writeAmount(paid - total, invoice)} : demandez-en le remboursement.`,
      term: 'BT-113',
    }),
    ...findingWhen(isClaim && missing !== 0, {
      code: 'instalments-sum',
      severity: 'warning',
      text: `Les échéances font ${writeAmount(due - missing, invoice)} ensemble, et non ${writeAmount(due, invoice)}.`,
      action: 'Demandez à l’émetteur ce qui est dû, et quand.',
      term: 'BT-115',
    }),
    ...findingWhen(isClaim && !paymentTerms.dueDate && !paymentTerms.description, {
      code: 'no-due-date',
      severity: 'warning',
      text: 'La facture ne dit pas quand la payer.',
      action: `Entre professionnels, le délai est de ${DEFAULT_PAYMENT_DAYS} jours à défaut d’accord.`,
      term: 'BT-9',
    }),
  ];
}

/** What instalments leave out of the amount due; zero when one of them states no sum. */
function missingOf(instalments: readonly Instalment[], due: number): number {
  if (instalments.length === 0 || instalments.some(({ amount }) => amount === null)) return 0;
  return instalments.reduce((left, { amount }) => left - (amount ?? 0), due);
}

/** Monaco and the French overseas territories use French IBANs. */
function isElsewhere(iban: string | undefined, country: string): boolean {
  if (!iban || !isIban(iban) || country === '') return false;
  const bankCountry = iban.slice(0, 2);
  const isFrench = FRENCH_ACCOUNTS.has(country) && (bankCountry === 'FR' || bankCountry === 'MC');
  return bankCountry !== country && !isFrench;
}

const FRENCH_ACCOUNTS: ReadonlySet<string> = new Set(
  'FR MC GP MQ RE GF YT BL MF PM NC PF WF TF'.split(' '),
);
