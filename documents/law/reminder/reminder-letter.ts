import { displayName, isNaturalPersonInBusiness } from '#documents/law/identity.ts';
import { typeset } from '#documents/law/typeset.ts';
import { formatLongDate, formatShortDate } from '#documents/model/dates/format-date.ts';
import type { Seller } from '#documents/model/fields/party.ts';
import type { Letter, LetterBlock, LetterRow } from '#documents/model/letter.ts';
import type { Reminder } from '#documents/model/reminder.ts';
import { uncapitalize } from '#documents/model/texts/capitalize.ts';
import { formatAmount, formatPercent } from '#documents/money/format.ts';
import type { Claim } from './claim.ts';
import type { InvoiceClaim } from './invoice-claim.ts';
import { LEVEL_NAMES } from './level-names.ts';
import { describeAccount, sayDeducted, UNNUMBERED } from './payment-words.ts';
import { writeReminder } from './reminder-wording.ts';

/** A reminder as a letter: a table of the amounts due and, after the signature, the calculation. */
export function writeReminderLetter(
  reminder: Reminder,
  claim: Claim,
  style: Letter['style'],
): Letter {
  const { seller, buyer, date, level } = reminder;
  const { subject, opening, request } = writeReminder(reminder, claim);
  const town = seller.address.city;
  return {
    title: `${LEVEL_NAMES[level].title} du ${formatLongDate(date)}`,
    sender: seller,
    style,
    addressee: buyer,
    delivery: level === 'formal-notice' ? 'Lettre recommandée avec avis de réception' : '',
    dateLine: `${town ? `${town}, le` : 'Le'} ${formatLongDate(date)}`,
    subject: typeset(`Objet : ${uncapitalize(subject)}`),
    blocks: [
      paragraph('Madame, Monsieur,'),
      ...opening.map(paragraph),
      ...listOwed(claim, claim.claimedTotal !== claim.principalDue),
      ...request.map((text, index) => ({
        ...paragraph(text),
        isStrong: index === 0 && level === 'formal-notice',
      })),
      ...describeAccount(reminder, claim).map(paragraph),
      paragraph(
        `Veuillez agréer, Madame, Monsieur, ${isAlone(seller) ? 'mes' : 'nos'} salutations distinguées.`,
      ),
      {
        kind: 'signature',
        name: reminder.signatory || displayName(seller),
        detail: reminder.signatory ? displayName(seller) : '',
      },
      ...listCount(reminder, claim),
    ],
  };
}

function paragraph(text: string): LetterBlock {
  return { kind: 'paragraph', text };
}

function isAlone(seller: Seller): boolean {
  return seller.kind === 'individual' || isNaturalPersonInBusiness(seller);
}

function listOwed(claim: Claim, hasPenalties: boolean): LetterBlock[] {
  const { regime, invoices } = claim;
  const hasFee = hasPenalties && regime !== 'civil';
  const interestName = regime === 'civil' ? 'Intérêts' : 'Pénalités';
  const rows = invoices.map(({ invoice, daysLate, amounts }): LetterRow => {
    const penalties = hasPenalties ? [formatAmount(amounts.interestDue)] : [];
    const fee = hasFee ? [formatAmount(amounts.feeDue)] : [];
    const total = hasPenalties ? amounts.totalDue : amounts.principalDue;
    return {
      cells: [
        invoice.number || UNNUMBERED,
        formatShortDate(invoice.dueDate),
        String(daysLate),
        ...(hasPenalties ? [formatAmount(amounts.principalDue)] : []),
        ...penalties,
        ...fee,
        formatAmount(total),
      ],
      detail: [
        invoice.issueDate && `du ${formatShortDate(invoice.issueDate)}`,
        sayDeducted(invoice),
      ]
        .filter(Boolean)
        .join(', '),
    };
  });
  const head: LetterRow['cells'] = [
    'Facture',
    'Échéance',
    'Jours de retard',
    ...(hasPenalties ? ['Reste dû', interestName] : []),
    ...(hasFee ? ['Indemnité'] : []),
    hasPenalties ? 'Total' : 'Reste dû',
  ];
  return [{ kind: 'table', head, rows: [...rows, ...listSum(claim, hasPenalties, hasFee)] }];
}

function listSum(claim: Claim, hasPenalties: boolean, hasFee: boolean): LetterRow[] {
  if (claim.invoices.length < 2) return [];
  const sums = hasPenalties
    ? [claim.principalDue, claim.interestDue, ...(hasFee ? [claim.feeDue] : [])]
    : [];
  return [
    {
      cells: [
        'Total',
        '',
        '',
        ...sums.map((amount) => formatAmount(amount)),
        formatAmount(claim.claimedTotal),
      ],
      isTotal: true,
    },
  ];
}

/** The interest and the allocation of payments, so that the debtor can check the total. */
function listCount({ date }: Reminder, claim: Claim): LetterBlock[] {
  const isClaimed = claim.claimedTotal !== claim.principalDue;
  const periods = isClaimed ? claim.invoices.flatMap(listPeriods) : [];
  const payments = claim.invoices.flatMap(listPayments);
  const name = claim.regime === 'civil' ? 'des intérêts' : 'des pénalités de retard';
  return [
    ...(periods.length > 0
      ? [
          { kind: 'heading' as const, text: `Décompte ${name} au ${formatLongDate(date)}` },
          { kind: 'explanation' as const, text: FORMULA },
          {
            kind: 'table' as const,
            head: ['Facture', 'Période', 'Jours', 'Sur', 'Taux annuel', 'Montant'] as const,
            rows: periods,
          },
        ]
      : []),
    ...(payments.length > 0
      ? [
          { kind: 'heading' as const, text: 'Paiements reçus' },
          {
            kind: 'table' as const,
            head: ['Facture', 'Reçu le', 'Montant', 'Sur les intérêts', 'Sur la facture'] as const,
            rows: payments,
          },
        ]
      : []),
  ];
}

function listPeriods({ invoice, lateRate, amounts }: InvoiceClaim): LetterRow[] {
  return amounts.periods.map((period) => ({
    cells: [
      invoice.number || UNNUMBERED,
      `${formatShortDate(period.from)} – ${formatShortDate(period.until)}`,
      String(period.days),
      formatAmount(period.principal),
      lateRate === 'legal-personal' && period.isAssumed ? UNREAD_RATE : formatPercent(period.rate),
      formatAmount(period.amount),
    ],
  }));
}

function listPayments({ invoice, amounts }: InvoiceClaim): LetterRow[] {
  return amounts.payments.map((payment) => ({
    cells: [
      invoice.number || UNNUMBERED,
      formatShortDate(payment.date),
      formatAmount(payment.amount),
      formatAmount(payment.toInterest),
      formatAmount(payment.toPrincipal),
    ],
  }));
}

/** Printed instead of a rate whose order was not read. */
const UNREAD_RATE = 'intérêt légal';
const FORMULA = typeset(
  'Montant = somme due × taux annuel × jours ÷ 365. Les jours vont du lendemain de l’échéance au jour de cette lettre, inclus.',
);
