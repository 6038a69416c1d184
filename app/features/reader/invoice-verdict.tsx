import { CircleAlert, CircleCheck, Copy, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { copyText } from '#app/lib/copy-text.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { type ReceivedInvoice, writeToIssuer } from '#documents/received';
import { describeVerdict } from './describe-verdict.ts';

export function InvoiceVerdict({
  invoice: { draft, findings, verdict },
}: {
  invoice: ReceivedInvoice;
}) {
  const titleId = useId();
  const { tone, title, advice } = describeVerdict(verdict);
  const { Icon, color } = LOOKS[tone];
  const message = writeToIssuer(draft, findings);
  return (
    <section aria-labelledby={titleId} className={`rounded-card p-5 sm:p-6 ${color}`}>
      <h2 id={titleId} className="flex items-center gap-3 text-xl">
        <Icon aria-hidden className="size-6 shrink-0" />
        {title}
      </h2>
      <p className="mt-2 text-ink">{advice}</p>
      {message !== '' && (
        <>
          <p className="mt-4 font-semibold text-ink">À envoyer à l’émetteur</p>
          <p className="mt-2 whitespace-pre-line break-words rounded-control bg-surface p-4 text-ink">
            {message}
          </p>
          <div className="mt-3">
            <Button onClick={() => copy(message)}>
              <Copy aria-hidden />
              Copier le message
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

async function copy(message: string): Promise<void> {
  if (await copyText(message)) showToast('Message copié', { tone: 'success' });
  else
    showToast('Ce navigateur refuse de copier.', {
      tone: 'error',
      detail: 'Sélectionnez le message pour le copier.',
    });
}

const LOOKS = {
  error: { Icon: CircleAlert, color: 'bg-stamp-soft text-stamp' },
  warning: { Icon: TriangleAlert, color: 'bg-amber-soft text-amber' },
  success: { Icon: CircleCheck, color: 'bg-primary-soft text-primary' },
} as const;
