import type { Draft } from '#documents/model/draft.ts';
import { checkFiles } from '#documents/received/files/check-files.ts';
import { listInvoiceFiles } from '#documents/received/files/invoice-files.ts';
import type { ReceivedFinding } from '#documents/received/received-invoice.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import type { WrittenDetails } from '#documents/received/written/written-details.ts';
import { addFindings } from './add-findings.ts';
import { checkElectronicAddresses } from './check-addresses.ts';
import { checkDates, checkIssuedBefore } from './check-dates.ts';
import { checkIdentifiers } from './check-identifiers.ts';
import { checkLines } from './check-lines.ts';
import { checkOutline } from './check-outline.ts';
import { checkPayment } from './check-payment.ts';
import { checkProfile } from './check-profile.ts';
import { checkRecomputed } from './check-recomputed.ts';
import { checkReferences } from './check-references.ts';
import { checkReplacedWords } from './check-replaced-words.ts';
import { checkRequiredTerms } from './check-required-terms.ts';
import { checkTotals } from './check-totals.ts';
import { checkVat } from './check-vat.ts';
import { checkVatNumbers } from './check-vat-numbers.ts';
import { checkFrenchRules } from './french/check-french-rules.ts';
import { isFrenchSeller } from './french/is-french-seller.ts';
import { applyStrictRules } from './french/strict-rules.ts';

/**
 * All findings about a received invoice, in French, the gravest first. Checks read the stated terms
 * and what they leave out; the draft only shows whether its totals, computed again, agree. `today`
 * is YYYY-MM-DD.
 */
export function checkReceived(
  invoice: TolerantInvoice,
  draft: Draft,
  { written, judge, today }: { written: WrittenDetails; judge: Judge; today?: string | undefined },
): ReceivedFinding[] {
  const found = CHECKS.flatMap((check) => check(invoice, draft, written));
  const own = [...found, ...(today ? checkIssuedBefore(invoice, today) : [])].filter(
    ({ code }) => !code.startsWith('BR-FR') || isFrenchSeller(invoice),
  );
  return addFindings([], applyStrictRules(judge(own), invoice.issueDate ?? ''));
}

/** Adds what the official rules find to our own findings. */
type Judge = (own: ReceivedFinding[]) => ReceivedFinding[];

type Check = (invoice: TolerantInvoice, draft: Draft, written: WrittenDetails) => ReceivedFinding[];

const CHECKS: readonly Check[] = [
  checkProfile,
  checkRequiredTerms,
  checkTotals,
  checkVat,
  checkVatNumbers,
  checkLines,
  checkOutline,
  checkRecomputed,
  checkDates,
  checkIdentifiers,
  checkElectronicAddresses,
  checkReferences,
  checkPayment,
  checkFrenchRules,
  checkReplacedWords,
  (invoice) => checkFiles(listInvoiceFiles(invoice)),
];
