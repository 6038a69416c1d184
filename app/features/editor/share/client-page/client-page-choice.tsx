import { Link2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { FormProblem } from '#app/account-forms/form-problem.tsx';
import type { AccountProblem } from '#app/data/account/account-problem.ts';
import type { Answer } from '#app/data/account/answer.ts';
import {
  type AccountDocument,
  type ClientPageState,
  closeClientPage,
  openClientPage,
} from '#app/data/account/sharing/client-pages.ts';
import { LinkActions, LinkField } from '#app/features/editor/share/link-field.tsx';
import { sayUntil } from '#app/features/editor/share/say-until.ts';
import { useWorkspace } from '#app/features/editor/workspace/workspace-context.tsx';
import { CLIENT_PAGE_PATH } from '#app/lib/pages/share-address.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { Segmented } from '#app/ui/fields/segmented.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { requireKind } from '#documents';

/** Opens, renews or closes the client’s page, and shows its expiry and first visit. */
export function ClientPageChoice({ document }: { document: AccountDocument }) {
  const { id, page, answer } = document;
  const { draft, sheet } = useWorkspace().getState().editor.analysis.flush();
  const { title } = sheet;
  const mayAskCode = requireKind(draft.kind).hasValidity && answer === null;
  const [known, setKnown] = useState(page);
  const [url, setUrl] = useState<string | null>(null);
  const [days, setDays] = useState<Days>('90');
  const [notesVisit, setNotesVisit] = useState(page?.notesVisit ?? true);
  const [asksCode, setAsksCode] = useState(page?.asksCode ?? false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AccountProblem | null>(null);
  const status = useRef<HTMLParagraphElement>(null);

  const ask = async <Value,>(request: Promise<Answer<Value>>, then: (value: Value) => void) => {
    setBusy(true);
    setProblem(null);
    const answer = await request;
    setBusy(false);
    if (!answer.ok) return setProblem(answer.problem);
    then(answer.value);
    // The button that was pressed may be gone.
    status.current?.focus();
  };
  const open = () =>
    ask(openClientPage(id, { days: Number(days), notesVisit, asksCode }), (made) => {
      setKnown(made.page);
      setUrl(`${window.location.origin}${CLIENT_PAGE_PATH}#${made.token}`);
    });
  const close = () =>
    ask(closeClientPage(id), () => {
      setKnown(null);
      setUrl(null);
      showToast('Page fermée', { tone: 'success', detail: 'Son lien ne s’ouvre plus.' });
    });

  return (
    <div className="mt-3 flex flex-col items-stretch gap-3">
      <p ref={status} tabIndex={-1}>
        {describePage(known)}
      </p>
      {url && known ? (
        <div>
          <LinkField
            id="client-page-link"
            label="Lien de la page"
            url={url}
            help="Copiez-le maintenant&nbsp;: il n’est gardé nulle part. Perdu, il se refait, et l’ancien ne s’ouvre plus."
          />
          <LinkActions
            url={url}
            title={title}
            until={known.expiresAt}
            fieldId="client-page-link"
            copyLabel="Copier le lien de la page"
          />
        </div>
      ) : (
        <>
          <Segmented
            name="client-page-days"
            label="Durée de la page"
            value={days}
            options={DURATIONS}
            onChange={setDays}
          />
          <Checkbox
            id="client-page-visit"
            label="Me prévenir de la première ouverture"
            checked={notesVisit}
            onChange={({ target }) => setNotesVisit(target.checked)}
          />
          {mayAskCode && (
            <Checkbox
              id="client-page-code"
              label="Demander un code pour répondre"
              help={
                draft.buyer.email
                  ? `Il est envoyé à ${draft.buyer.email}\u00a0: il prouve que votre client a lu ce devis à cette adresse.`
                  : 'Écrivez d’abord l’adresse e-mail du client dans le devis.'
              }
              disabled={!draft.buyer.email}
              checked={asksCode}
              onChange={({ target }) => setAsksCode(target.checked)}
            />
          )}
        </>
      )}
      {known && !url && (
        <p className="text-sm text-ink-soft">
          Refait, le lien que votre client a déjà reçu ne s’ouvre plus.
        </p>
      )}
      <FormProblem problem={problem} />
      <div className="flex flex-wrap gap-2">
        {!url && (
          <Button aria-disabled={isBusy || undefined} onClick={() => !isBusy && open()}>
            <Link2 aria-hidden />
            {known ? 'Refaire le lien' : 'Ouvrir une page'}
          </Button>
        )}
        {known && (
          <Button aria-disabled={isBusy || undefined} onClick={() => !isBusy && close()}>
            <X aria-hidden />
            Fermer la page
          </Button>
        )}
      </div>
    </div>
  );
}

function describePage(page: ClientPageState | null): string {
  if (!page) return 'Aucune page n’est ouverte.';
  const { expiresAt, notesVisit, seenAt } = page;
  if (Date.parse(expiresAt) <= Date.now())
    return `Sa page est fermée depuis le ${sayUntil(expiresAt)}.`;
  const until = `Sa page s’ouvre jusqu’au ${sayUntil(expiresAt)}.`;
  if (seenAt) return `${until} Ouverte la première fois le ${sayUntil(seenAt)}.`;
  return notesVisit ? `${until} Personne ne l’a encore ouverte.` : until;
}

type Days = (typeof DURATIONS)[number]['value'];
const DURATIONS = [
  { value: '30', label: '30\u00a0jours' },
  { value: '90', label: '3\u00a0mois' },
  { value: '365', label: '1\u00a0an' },
] as const;
