/** Shown for a missing value. */
export const ABSENT = 'N/A';

export function formatCount(value: number | null): string {
  return value === null ? ABSENT : value.toLocaleString('fr-FR');
}

/** One decimal: « 33,3 % ». */
export function formatPercentage(value: number | null): string {
  if (value === null) return ABSENT;
  const text = value.toLocaleString('fr-FR', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return `${text} %`;
}

/** « 23/11/2026 14:05 » */
export function formatShortMoment(value: string | null): string {
  return value === null ? ABSENT : MOMENT.format(new Date(value));
}

/** « 1 234,50 € »; `currency` is an ISO 4217 code. */
export function formatMoney(value: number | null, currency = 'EUR'): string {
  return value === null
    ? ABSENT
    : value.toLocaleString('fr-FR', {
        ...{ style: 'currency', currency },
        currencyDisplay: currency === 'EUR' ? 'symbol' : 'code',
      });
}

/** Kilobytes of 1024 bytes, with one decimal. */
export function formatKilobytes(bytes: number): string {
  const text = (bytes / 1024).toLocaleString('fr-FR', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return `${text} KB`;
}

export function orAbsent(value: string | null | undefined): string {
  return value ? value : ABSENT;
}

const MOMENT = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});
