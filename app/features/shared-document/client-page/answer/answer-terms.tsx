import type { SharedDocument } from '#app/features/shared-document/open-document.ts';
import {
  formatLocalDay,
  SHARED_DOCUMENT_WORDS,
  writeDocumentAmount,
} from '#app/features/shared-document/shared-document-words.ts';
import { chooseLines, computeTotals, takeOptions } from '#documents';
import type { AnswerWords } from './answer-words.ts';

/** Amount with the chosen options, deposit, validity and right of withdrawal. */
export function AnswerTerms({
  document,
  words,
  choices,
}: {
  document: SharedDocument;
  words: AnswerWords;
  choices: readonly number[];
}) {
  const { draft } = document;
  const totals = computeTotals(takeOptions(chooseLines(draft, choices)));
  const deposit = totals.quote?.depositAmount ?? null;
  const { withdrawal } = draft.quote ?? {};
  return (
    <div className="rounded-card border border-rule bg-surface p-4">
      <p className="text-lg">
        {words.amount}
        {SHARED_DOCUMENT_WORDS[draft.language].colon}
        <strong className="font-semibold tabular-nums" aria-live="polite">
          {writeDocumentAmount(document, totals.taxInclusiveTotal)}
        </strong>
      </p>
      <ul className="mt-1 grid gap-1 text-ink-soft">
        {deposit !== null && deposit > 0 && (
          <li>{words.deposit(writeDocumentAmount(document, deposit))}</li>
        )}
        {draft.validUntil && (
          <li>{words.validUntil(formatLocalDay(draft.validUntil, draft.language))}</li>
        )}
        {withdrawal && <li>{words.withdrawal[withdrawal]}</li>}
        <li>{words.terms}</li>
      </ul>
    </div>
  );
}
