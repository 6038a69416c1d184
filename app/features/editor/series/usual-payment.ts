import type { Draft, ReceivedBy } from '#documents';

/** How each month of a series is paid: its day (« 05 »), and the means if it is said. */
export type UsualPayment = { day: string; means: ReceivedBy | '' };

/** Read from the document; null when it has several payments: each month then repeats them. */
export function usualPaymentOf({ rent, dueDate }: Draft): UsualPayment | null {
  const [payment, ...others] = rent?.payments ?? [];
  if (others.length > 0) return null;
  const date = payment ? payment.date : dueDate;
  return { day: date?.slice(8) || '01', means: payment?.means ?? '' };
}

/** The first document of a series that is paid like this. */
export function withUsualPayment(draft: Draft, { day, means }: UsualPayment): Draft {
  const { rent } = draft;
  if (!rent) return draft;
  const [first = { amount: '0', payer: 'tenant' as const }] = rent.payments;
  // `expandYear` takes the day alone, and the last one of a shorter month.
  const payment = { ...first, date: `2000-01-${day}`, means: means || undefined };
  return { ...draft, rent: { ...rent, payments: [payment] } };
}
