import { Copy, CreditCard } from 'lucide-react';
import type { SharedDocument } from '#app/features/shared-document/open-document.ts';
import {
  formatLocalDay,
  SHARED_DOCUMENT_WORDS,
  writeDocumentAmount,
} from '#app/features/shared-document/shared-document-words.ts';
import { copyText } from '#app/lib/copy-text.ts';
import { todayInFrance } from '#app/lib/today.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { cents, payingAccountOf } from '#documents';
import { CLIENT_PAGE_WORDS, type ClientPageWords } from './client-page-words.ts';
import type { LeftToPay } from './read-received.ts';
import { TransferCode } from './transfer-code.tsx';

type Shown = { document: SharedDocument; left: LeftToPay };

/** Amount due with its date and means of payment, and retention money apart. */
export function LeftToPayCard({ document, left }: Shown) {
  const { language, payment } = document.draft;
  const words = CLIENT_PAGE_WORDS[language];
  const isDebited = payment.means.includes('direct-debit');
  return (
    <section
      aria-label={words.left}
      className="mt-4 rounded-card border border-rule bg-surface p-4"
    >
      {left.now > 0 && (
        <Amount label={words.left} amount={left.now} document={document}>
          {!isDebited && sayDay(left.day, language, words)}
        </Amount>
      )}
      {left.later > 0 && (
        <Amount label={words.retained} amount={left.later} document={document}>
          {sayRelease({ document, left }, words)}
        </Amount>
      )}
      {left.now > 0 && isDebited && left.day && (
        <p className="mt-2">{words.debited(formatLocalDay(left.day, language))}</p>
      )}
      {left.now > 0 && !isDebited && <Ways document={document} left={left} words={words} />}
    </section>
  );
}

function Amount({
  label,
  amount,
  document,
  children,
}: {
  label: string;
  amount: number;
  document: SharedDocument;
  children: string | false | null;
}) {
  return (
    <p className="text-lg">
      {label}
      {SHARED_DOCUMENT_WORDS[document.draft.language].colon}
      <strong className="font-semibold tabular-nums">
        {writeDocumentAmount(document, cents(amount))}
      </strong>
      {children && <span className="block text-ink-soft">{children}</span>}
    </p>
  );
}

function Ways({ document, left, words }: Shown & { words: ClientPageWords }) {
  const { draft } = document;
  const { iban } = payingAccountOf(draft);
  const isTransfer = draft.payment.means.includes('transfer') && Boolean(iban);
  const reference = draft.payment.reference || draft.number;
  return (
    <>
      <div className="mt-3 flex flex-wrap items-start gap-4">
        <TransferCode document={document} amount={left.now} />
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
      {isTransfer && <p className="mt-3 max-w-prose text-sm text-ink-soft">{words.check}</p>}
    </>
  );
}

type Language = keyof typeof CLIENT_PAGE_WORDS;

function sayDay(day: string, language: Language, words: ClientPageWords): string | null {
  if (day === '') return null;
  const said = formatLocalDay(day, language);
  return day < todayInFrance(new Date()) ? words.overdue(said) : words.by(said);
}

/** Release date of retention money: `left.day` belongs to what is due first. */
function sayRelease({ document: { draft }, left }: Shown, words: ClientPageWords): string | null {
  const day = left.now > 0 ? draft.payment.retention?.releaseDate : left.day;
  return day ? words.from(formatLocalDay(day, draft.language)) : null;
}

async function copy(text: string, words: ClientPageWords): Promise<void> {
  if (await copyText(text)) showToast(words.copied, { tone: 'success', detail: text });
  else showToast(words.notCopied, { tone: 'error', detail: text });
}
