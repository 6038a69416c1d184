import { CREDIT_REASON_WORDS } from '#documents/law/mentions/credit-mentions.ts';
import type { DraftInput } from '#documents/model/draft.ts';
import { CREDIT_REASONS } from '#documents/model/fields/credit.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import { listPreceding } from './references.ts';
import { fitDate, fitIdentifier, fitText } from './values.ts';

type CreditInput = NonNullable<DraftInput['credit']>;

/** The reason and treatment of an avoir, read from notes in the wording of our own avoirs. */
export function toCredit(invoice: TolerantInvoice): CreditInput {
  const sentences = (invoice.notes ?? []).map(({ content = '' }) => content);
  const [only, ...others] = listPreceding(invoice);
  const origin = others.length === 0 ? only?.number : undefined;
  return {
    ...readReason(findEnd(sentences, /^Motif\s?: (.*)$/s)),
    treatment: readTreatment(findEnd(sentences, /^Montant (.*)$/s) ?? '', origin),
  };
}

function findEnd(sentences: readonly string[], pattern: RegExp): string | undefined {
  for (const sentence of sentences) {
    const end = pattern.exec(sentence)?.[1];
    if (end !== undefined) return end;
  }
  return undefined;
}

/** « retour de marchandises, deux cartons abîmés » */
function readReason(words: string | undefined): Pick<CreditInput, 'reason' | 'explanation'> {
  if (!words) return {};
  const reason = CREDIT_REASONS.find((candidate) => {
    const known = CREDIT_REASON_WORDS[candidate];
    return known !== '' && (words === known || words.startsWith(`${known}, `));
  });
  const rest = reason ? words.slice(CREDIT_REASON_WORDS[reason].length).replace(/^, /, '') : words;
  return { reason, explanation: fitText(rest, 'credit.explanation') };
}

/** A deduction that names no invoice applies to the corrected one. */
function readTreatment(words: string, origin: string | undefined): CreditInput['treatment'] {
  // Without a day, « remboursé » is that of an avoir issued before « à rembourser ».
  if (/^(?:remboursé|à rembourser)/.test(words)) {
    const iban = /sur le compte ([A-Z0-9\s]+)$/.exec(words)?.[1];
    return {
      kind: 'refund',
      date: readDay(words),
      iban: fitIdentifier(iban, 'credit.treatment.iban'),
    };
  }
  if (words.startsWith('à valoir')) return { kind: 'on-account', until: readDay(words) };
  const invoice = fitText(/n°\s?(\S+)$/.exec(words)?.[1], 'credit.treatment.invoice');
  return { kind: 'offset', invoice: invoice === origin ? undefined : invoice };
}

/** « le 12/11/2026 » */
function readDay(words: string): string | undefined {
  const [, day, month, year] = /\b(\d{2})\/(\d{2})\/(\d{4})\b/.exec(words) ?? [];
  return day ? fitDate(`${year}-${month}-${day}`) : undefined;
}
