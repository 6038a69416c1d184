import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { FormProblem } from '#app/account-forms/form-problem.tsx';
import type { AccountProblem } from '#app/data/account/account-problem.ts';
import type { Days, KeptLink } from '#app/data/functions/shared-documents.ts';
import { useWorkspace } from '#app/features/editor/workspace/workspace-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { Segmented } from '#app/ui/fields/segmented.tsx';
import { describeLeftOut } from './describe-link.ts';
import { keptLinksStore } from './kept-links-store.ts';
import { LinkActions, LinkField, Remarks } from './link-field.tsx';
import type { LeftOut } from './make-link.ts';
import { prepareKeptLink } from './prepare-link.ts';
import { sayUntil } from './say-until.ts';

/** Makes a short link: the server stores the encrypted document, and only the link has the key. */
export function KeepLink({ title }: { title: string }) {
  const workspace = useWorkspace();
  const [days, setDays] = useState<`${Days}`>('7');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AccountProblem | null>(null);
  const [made, setMade] = useState<(KeptLink & { leftOut: readonly LeftOut[] }) | null>(null);
  const kept = keptLinksStore.useIsKept(made?.id);
  const make = async () => {
    setBusy(true);
    setProblem(null);
    // The values come from `DURATIONS`.
    const answer = await prepareKeptLink(workspace, { title, days: Number(days) as Days });
    setBusy(false);
    if (!answer.ok) return setProblem(answer.problem);
    setMade(answer.value);
    keptLinksStore.refresh();
  };
  if (made && kept)
    return (
      <div className="mt-5 border-t border-rule pt-4">
        <LinkField
          id="kept-link"
          label="Lien court"
          url={made.url}
          help={`Il s’ouvre jusqu’au ${sayUntil(made.until)}.`}
        />
        <Remarks remarks={describeLeftOut(made.leftOut)} />
        <LinkActions url={made.url} title={title} until={made.until} fieldId="kept-link" />
      </div>
    );
  return (
    <div className="mt-5 flex flex-col items-start gap-3 border-t border-rule pt-4">
      <p className="text-ink-soft">
        Pour un lien court, notre serveur garde le document chiffré le temps que vous choisissez. La
        clé reste dans le lien&nbsp;: le serveur ne peut pas le lire. Vous pouvez le supprimer
        avant.
      </p>
      <Segmented
        name="kept-days"
        label="Durée du lien"
        value={days}
        options={DURATIONS}
        onChange={setDays}
      />
      <FormProblem problem={problem} />
      <Button
        variant="primary"
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && make()}
      >
        <Link2 aria-hidden />
        {isBusy ? 'Le document part…' : 'Faire un lien court'}
      </Button>
    </div>
  );
}

const DURATIONS = [
  { value: '1', label: '1\u00a0jour' },
  { value: '7', label: '7\u00a0jours' },
  { value: '30', label: '30\u00a0jours' },
] as const;
