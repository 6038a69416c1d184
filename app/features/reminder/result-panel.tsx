import { Copy, Download } from 'lucide-react';
import { Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { copyText } from '#app/lib/copy-text.ts';
import { saveLetter } from '#app/sheet/save-letter.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldMessage } from '#app/ui/fields/field-message.tsx';
import { Segmented } from '#app/ui/fields/segmented.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { lazyAtRest } from '#app/ui/waking/lazy-at-rest.ts';
import { formatAmount, writeReminderEmail, writeReminderLetter } from '#documents';
import { useRead, useReminderForm } from './form-context.tsx';
import { formStore } from './form-store.ts';
import { noteReminder } from './note-reminder.ts';
import type { ReadReminder } from './read-form.ts';

/** The total, the letter and the e-mail, with their downloads. */
export function ResultPanel() {
  const read = useRead();
  const { style } = useReminderForm();
  const [shown, setShown] = useState<'letter' | 'email'>('letter');
  if (!read || read.claim.invoices.length === 0) return <Waiting read={read} />;
  const { reminder, claim } = read;
  const letter = writeReminderLetter(reminder, claim, style);
  const email = writeReminderEmail(reminder, claim);
  return (
    <section aria-label="Votre relance" className="grid gap-4">
      <Sums read={read} />
      {claim.warnings
        .filter(({ invoice }) => invoice === undefined)
        .map(({ text }) => (
          <FieldMessage key={text} tone="warning" text={text} />
        ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" onClick={() => whenComplete(read, () => download(letter, read))}>
          <Download aria-hidden />
          Télécharger la lettre
        </Button>
        <Button
          onClick={() => whenComplete(read, () => copy(`${email.subject}\n\n${email.body}`, read))}
        >
          <Copy aria-hidden />
          Copier l’e-mail
        </Button>
      </div>
      <Segmented
        name="shown"
        label="Aperçu"
        value={shown}
        options={SHOWN}
        onChange={setShown}
        className="justify-self-start"
      />
      {shown === 'letter' ? (
        <Suspense fallback={<div className="aspect-[210/297] bg-sheet shadow-float" />}>
          <LetterView letter={letter} label={letter.title} />
        </Suspense>
      ) : (
        <Email email={email} />
      )}
    </section>
  );
}

function Waiting({ read }: { read: ReadReminder | null }) {
  const isRead = (read?.reminder.invoices.length ?? 0) > 0;
  return (
    <section
      aria-label="Votre relance"
      className="rounded-card border border-dashed border-control p-6 text-center text-ink-soft"
    >
      {isRead
        ? 'Aucune de ces factures n’est en retard et impayée\u00a0: il n’y a rien à réclamer.'
        : 'Indiquez le montant et l’échéance d’une facture\u00a0: les pénalités et la lettre apparaissent ici.'}
    </section>
  );
}

function Sums({ read: { claim, reminder } }: { read: ReadReminder }) {
  const parts = reminder.claimsPenalties
    ? [
        `${formatAmount(claim.principalDue)} de factures`,
        claim.interestDue > 0 &&
          `${formatAmount(claim.interestDue)} ${claim.regime === 'civil' ? 'd’intérêts' : 'de pénalités'}`,
        claim.feeDue > 0 && `${formatAmount(claim.feeDue)} d’indemnité`,
      ].filter(Boolean)
    : ['Factures seules, sans pénalités'];
  return (
    <div role="status">
      <p className="text-ink-soft">À réclamer</p>
      <p className="text-2xl font-semibold tabular-nums">{formatAmount(claim.claimedTotal)}</p>
      <p className="mt-1 text-sm text-ink-soft">{parts.join(' + ')}</p>
    </div>
  );
}

function Email({ email }: { email: { subject: string; body: string } }) {
  return (
    <div className="grid gap-3 rounded-card border border-rule bg-surface p-4">
      <p>
        <span className="block text-sm font-semibold">Objet</span>
        {email.subject}
      </p>
      <p className="whitespace-pre-wrap border-t border-rule pt-3 [overflow-wrap:anywhere]">
        {email.body}
      </p>
    </div>
  );
}

/** Requires the missing fields before a download: shows their errors and focuses the first. */
function whenComplete({ errors }: ReadReminder, act: () => void): void {
  const [first] = errors.keys();
  if (first === undefined) {
    act();
    return;
  }
  // Render the errors first, so that screen readers announce them with the focus.
  flushSync(() => formStore.set({ isAsked: true }));
  document.getElementById(first)?.focus();
}

async function download(
  letter: Parameters<typeof saveLetter>[0],
  read: ReadReminder,
): Promise<void> {
  const { reminder } = read;
  const name = `${letter.title} ${reminder.buyer.name}`
    .replace(/\s+/g, ' ')
    .replace(/[^\p{L}\p{N} .-]/gu, '')
    .trim();
  try {
    await saveLetter(letter, { name: `${name}.pdf`, today: reminder.date });
    showToast('Lettre téléchargée', { tone: 'success' });
    noteReminder(read);
  } catch {
    showToast('La lettre n’a pas pu être faite.', {
      tone: 'error',
      detail: 'La connexion manque. Ce que vous avez saisi est gardé\u00a0: réessayez.',
    });
  }
}

async function copy(text: string, read: ReadReminder): Promise<void> {
  if (await copyText(text)) {
    showToast('E-mail copié', { tone: 'success', detail: 'Collez-le dans votre messagerie.' });
    noteReminder(read);
  } else
    showToast('Ce navigateur refuse de copier.', {
      tone: 'error',
      detail: 'Ouvrez l’aperçu «\u00a0E-mail\u00a0» et sélectionnez le texte.',
    });
}

const LetterView = lazyAtRest(async () => (await import('#app/sheet/letter-view.tsx')).LetterView);
const SHOWN = [
  { value: 'letter', label: 'Lettre' },
  { value: 'email', label: 'E-mail' },
] as const;
