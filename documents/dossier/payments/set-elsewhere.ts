import type { ChainNode } from '../chain-node.ts';

/** The number of another invoice than its own that an avoir is to be deducted from; or empty. */
export function otherInvoiceOf({ treatment, origins, names }: ChainNode): string {
  const number = treatment?.kind === 'offset' ? (treatment.invoice ?? '') : '';
  const own = [...names.preceding, ...origins.flatMap(({ node }) => node ?? [])];
  return own.some((origin) => numberKey(origin.number) === numberKey(number)) ? '' : number;
}

export function isSetElsewhere(avoir: ChainNode): boolean {
  return otherInvoiceOf(avoir) !== '';
}

/** Set against an invoice that is not among these documents, and so used there. */
export function isSetOutside(avoir: ChainNode): boolean {
  return isSetElsewhere(avoir) && avoir.usedOn.length === 0;
}

/** The same for « F-2026-0002 » and « f-2026-0002 », which an author types by hand. */
export function numberKey(number: string): string {
  return number.replace(/\s/g, '').toUpperCase();
}
