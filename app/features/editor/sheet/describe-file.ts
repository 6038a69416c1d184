import type { RuleResult } from '#documents';

/** Describes the complete file. Only an invoice contains XML. */
export function describeFile({ isInvoice }: { isInvoice: boolean }): string {
  return [...(isInvoice ? ['facture électronique Factur-X'] : []), 'archivable', 'accessible'].join(
    ' · ',
  );
}

/** « 3 mentions manquent » */
export function describeNextMissing(conformity: readonly RuleResult[]): string {
  const count = conformity.filter(
    ({ severity, state }) => severity === 'blocking' && state === 'missing',
  ).length;
  return count === 1 ? '1 mention manque' : `${count} mentions manquent`;
}

/** « 2 pages » */
export function describePageCount(count: number): string {
  return count > 1 ? `${count} pages` : '1 page';
}
