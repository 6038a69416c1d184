import type { ReceivedFinding } from '#documents/facturx/read/received-invoice.ts';
import type { TolerantInvoice } from '#documents/facturx/read/tolerant-invoice.ts';
import type { WrittenDetails } from '#documents/facturx/read/written/written-details.ts';
import { typeset } from '#documents/law/typeset.ts';
import type { Draft } from '#documents/model/draft.ts';
import { checkDates } from './check-dates.ts';
import { checkIdentifiers } from './check-identifiers.ts';
import { checkLines } from './check-lines.ts';
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

/**
 * All that is wrong or doubtful in an invoice that was received, for its reader: French sentences,
 * the gravest first. Judged on the terms as they were written, and on what they do not hold; the
 * draft only tells whether they add up again.
 */
export function checkReceived(
  invoice: TolerantInvoice,
  draft: Draft,
  written: WrittenDetails,
): ReceivedFinding[] {
  const findings = CHECKS.flatMap((check) => check(invoice, draft, written));
  return findings
    .map((finding) => ({
      ...finding,
      text: typeset(finding.text),
      action: typeset(finding.action),
    }))
    .toSorted((a, b) => RANKS[a.severity] - RANKS[b.severity]);
}

/** One subject of checks. */
type Check = (invoice: TolerantInvoice, draft: Draft, written: WrittenDetails) => ReceivedFinding[];

const CHECKS: readonly Check[] = [
  checkProfile,
  checkRequiredTerms,
  checkTotals,
  checkVat,
  checkVatNumbers,
  checkLines,
  checkRecomputed,
  checkDates,
  checkIdentifiers,
  checkReferences,
  checkPayment,
  checkFrenchRules,
  checkReplacedWords,
];
const RANKS = { error: 0, warning: 1, info: 2 } as const;
