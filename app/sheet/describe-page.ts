import { uncapitalize } from '#documents';

/**
 * The label of a page for screen readers; the first one includes the amount. The form says the
 * rest.
 */
export function describePage({
  title,
  number,
  pageCount,
  main: { label, amount },
}: {
  title: string;
  /** Counted from 1. */
  number: number;
  pageCount: number;
  /** « Net à payer », « 1 800,00 € ». */
  main: { label: string; amount: string };
}): string {
  const place = pageCount > 1 ? `page ${number} sur ${pageCount}` : '1 page';
  const about = `${uncapitalize(label)} ${amount}`;
  return [`Aperçu\u00a0: ${title}`, place, ...(number === 1 ? [about] : [])].join(', ');
}
