import { useState } from 'react';
import { retryRefused } from '#app/data/account/dossier/keep-in-step.ts';
import {
  type RefusedDocument,
  type RefusedPart,
  syncStore,
} from '#app/data/account/dossier/sync-state.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { sayProblem } from './problem-words.ts';

/** What the account does not have of a document, why, and what to do. */
export function RefusalList({ refused: { id, refusals } }: { refused: RefusedDocument }) {
  const [isBusy, setBusy] = useState(false);
  const isRead = refusals.every(({ part }) => part === 'deletion');
  const retry = async () => {
    setBusy(true);
    await retryRefused(id).finally(() => setBusy(false));
    if (syncStore.get().refused.has(id))
      await showToast('Toujours pas enregistré dans votre compte', { tone: 'error' });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <ul className="min-w-60 grow basis-0">
        {refusals.map(({ part, code }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several payments may be refused alike
          <li key={index}>
            <strong className="font-semibold">{PART_WORDS[part]}</strong> {sayProblem({ code })}
          </li>
        ))}
      </ul>
      <Button size="sm" aria-disabled={isBusy || undefined} onClick={() => !isBusy && retry()}>
        {isRead ? 'Compris' : 'Réessayer'}
      </Button>
    </div>
  );
}

const PART_WORDS: Readonly<Record<RefusedPart, string>> = {
  doc: 'Pas enregistré dans votre compte.',
  deletion: 'Pas supprimé de votre compte.',
  link: 'Son lien avec ce qui le précède n’est pas enregistré dans votre compte.',
  mark: 'Sa marque (envoyé, accepté, payé…) n’est pas enregistrée dans votre compte.',
  payment: 'Un paiement n’est pas enregistré dans votre compte\u00a0: annulez-le ou réessayez.',
  reminder: 'Une relance n’est pas enregistrée dans votre compte.',
  file: 'Son PDF n’est pas enregistré dans votre compte.',
};
