import type { SharedDocument } from '#app/features/shared-document/open-document.ts';
import {
  SHARED_DOCUMENT_WORDS,
  writeDocumentAmount,
} from '#app/features/shared-document/shared-document-words.ts';
import { cents } from '#documents';
import { CLIENT_PAGE_WORDS } from './client-page-words.ts';
import type { Lowered } from './read-received.ts';

/** The avoirs and overpayments that the document asks less for, since it was issued. */
export function LoweredBy({
  document,
  loweredBy,
}: {
  document: SharedDocument;
  loweredBy: readonly Lowered[];
}) {
  if (loweredBy.length === 0) return null;
  const { language } = document.draft;
  const words = CLIENT_PAGE_WORDS[language];
  return (
    <ul
      aria-label={words.deductions}
      className="mt-4 divide-y divide-rule rounded-card border border-rule bg-surface px-4 py-1"
    >
      {loweredBy.map(({ number, isAvoir, amount }) => (
        <li key={`${isAvoir} ${number}`} className="py-2 tabular-nums">
          {isAvoir ? words.avoir(number) : words.overpaid(number)}
          {SHARED_DOCUMENT_WORDS[language].colon}
          {writeDocumentAmount(document, cents(-amount))}
        </li>
      ))}
    </ul>
  );
}
