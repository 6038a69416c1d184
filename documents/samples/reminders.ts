import type { Reminder, UnpaidInvoice } from '#documents/model/reminder.ts';
import { requireCents, requirePercent } from '#documents/money/amounts.ts';
import { menuisier } from './facture-tva/menuisier.ts';
import { requireDraft } from './require-draft.ts';

/** 2 400 € due on 31/05/2026: 61 days late, over two half-years. */
export const lateInvoice: UnpaidInvoice = {
  number: 'F-2026-0042',
  issueDate: '2026-05-01',
  dueDate: '2026-05-31',
  amount: requireCents('2400'),
  payments: [],
  latePenalty: 'ecb+10',
};

/** From a joiner to a company. */
export function buildReminder(changes: Partial<Reminder> = {}): Reminder {
  const { seller, buyer } = requireDraft(menuisier);
  return {
    ...{ level: 'firm', date: '2026-07-31', seller, buyer, invoices: [lateInvoice] },
    ...{ claimsPenalties: true, noticeDate: null, imputation: 'interest', responseDays: 8 },
    ...{ note: '', signatory: '', ...changes },
  };
}

export function buildPersonalReminder(changes: Partial<Reminder> = {}): Reminder {
  const { buyer } = buildReminder();
  return buildReminder({
    buyer: { ...buyer, kind: 'individual', name: 'Paul Martin' },
    ...changes,
  });
}

/** One letter per level and set of rules, by name. */
export function listReminders(): Record<string, Reminder> {
  const { buyer } = buildReminder();
  const partlyPaid: UnpaidInvoice = {
    ...{ ...lateInvoice, number: 'F-2026-0050', issueDate: '2026-05-16', dueDate: '2026-06-15' },
    ...{ amount: requireCents('1234.56'), latePenalty: { percent: requirePercent('10.5') } },
    payments: [{ date: '2026-07-05', amount: requireCents('500') }],
  };
  const remindedOn = ['2026-06-22', '2026-07-15'];
  return {
    rappel: buildReminder({ level: 'friendly', claimsPenalties: false }),
    relance: buildReminder({
      note: 'Les travaux ont été réceptionnés sans réserve le 28 avril.',
      invoices: [{ ...lateInvoice, remindedOn: ['2026-06-08'] }],
    }),
    'mise-en-demeure': buildReminder({
      level: 'formal-notice',
      invoices: [lateInvoice, partlyPaid].map((invoice) => ({ ...invoice, remindedOn })),
      signatory: 'Jeanne Lefèvre, gérante',
    }),
    'mise-en-demeure-particulier': buildPersonalReminder({ level: 'formal-notice' }),
    'relance-particulier': buildPersonalReminder({ noticeDate: '2026-07-10' }),
    'relance-collectivite': buildReminder({
      buyer: {
        ...buyer,
        kind: 'public',
        name: 'Ville de Lyon',
        department: 'Direction des achats',
      },
    }),
  };
}
