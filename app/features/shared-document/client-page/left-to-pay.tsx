import { Copy, CreditCard } from 'lucide-react';
import {
  formatLocalDay,
  writeDocumentAmount,
} from '#app/features/shared-document/shared-document-words.ts';
import { copyText } from '#app/lib/copy-text.ts';
import { todayInFrance } from '#app/lib/today.ts';
import { modulesPath } from '#app/sheet/modules-path.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { cents, createPaymentCode, modulesOf, payingAccountOf } from '#documents';
import { CLIENT_PAGE_WORDS, type ClientPageWords } from './client-page-words.ts';
import type { Received } from './read-received.ts';

/** What is left to pay, and the ways that its issuer gives; nothing when all is paid. */
export function LeftToPay({ received: { document, due } }: { received: Received }) {
  if (due === null || due <= 0) return null;
  const { draft } = document;
  const words = CLIENT_PAGE_WORDS[draft.language];
  const { iban } = payingAccountOf(draft);
  const isTransfer = draft.payment.means.includes('transfer') && Boolean(iban);
  const reference = draft.payment.reference || draft.number;
  return (
    <section
      aria-label={words.left}
      className="mt-4 rounded-card border border-rule bg-surface p-4"
    >
      <p className="text-lg">
        {words.left}
        {draft.language === 'fr' ? '\u00a0: ' : ': '}
        <strong className="font-semibold tabular-nums">
          {writeDocumentAmount(document, cents(due))}
        </strong>
        {draft.dueDate && <span className="block text-ink-soft">{sayDueDate(draft, words)}</span>}
      </p>
      <div className="mt-3 flex flex-wrap items-start gap-4">
        <TransferCode received={{ document, due }} words={words} />
        <div className="flex flex-wrap gap-2">
          {draft.payment.link && (
            <Button asChild variant="primary">
              <a href={draft.payment.link} rel="noreferrer noopener">
                <CreditCard aria-hidden />
                {words.payOnline}
              </a>
            </Button>
          )}
          {isTransfer && iban && (
            <Button onClick={() => copy(iban, words)}>
              <Copy aria-hidden />
              {words.copyIban}
            </Button>
          )}
          {isTransfer && (
            <Button onClick={() => copy(reference, words)}>
              <Copy aria-hidden />
              {words.copyReference}
            </Button>
          )}
        </div>
      </div>
      <p className="mt-3 max-w-prose text-sm text-ink-soft">{words.check}</p>
    </section>
  );
}

/** The code of the sheet, for what is left: a part may be paid since it was issued. */
function TransferCode({
  received: { document, due },
  words,
}: {
  received: Pick<Received, 'document'> & { due: number };
  words: ClientPageWords;
}) {
  const { draft, totals } = document;
  const code = createPaymentCode(draft, { ...totals, dueNowAmount: cents(due) });
  if (!code) return null;
  const modules = modulesOf(code);
  return (
    <figure className="flex max-w-prose items-center gap-3">
      <svg
        role="img"
        aria-label={words.code}
        viewBox={`-2 -2 ${modules.moduleCount + 4} ${modules.moduleCount + 4}`}
        className="size-28 shrink-0 rounded-sm bg-sheet"
      >
        <path d={modulesPath(modules)} fill="#000" />
      </svg>
      <figcaption className="max-w-52 text-sm text-ink-soft">{words.scan}</figcaption>
    </figure>
  );
}

function sayDueDate(
  { dueDate, language }: { dueDate?: string; language: string },
  words: ClientPageWords,
) {
  if (!dueDate) return null;
  const day = formatLocalDay(
    new Date(`${dueDate}T12:00:00Z`),
    language === 'en' ? 'en-GB' : 'fr-FR',
  );
  return dueDate < todayInFrance(new Date()) ? words.overdue(day) : words.by(day);
}

async function copy(text: string, words: ClientPageWords): Promise<void> {
  if (await copyText(text)) showToast(words.copied, { tone: 'success', detail: text });
  else showToast(words.notCopied, { tone: 'error', detail: text });
}
