import { TriangleAlert } from 'lucide-react';
import { type Company, saveCompany } from '#app/data/account/records/companies.ts';
import { runMutation } from '#app/data/account/records/run-mutation.ts';
import { useOwnCompany } from '#app/features/editor/account/use-own-company.ts';
import { chooseRegime } from '#app/features/editor/draft/choose-regime.ts';
import { useSwitchKind } from '#app/features/editor/kind/use-switch-kind.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { useWorkspaceState } from '#app/features/editor/workspace/workspace-context.tsx';
import { sayRefusal } from '#app/records/say-refusal.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { judgeRegime, type RegimeMismatch, requireKind } from '#documents';
import { regimeWords } from './regime-words.ts';

/** The VAT regime of the document is not that of its company: it is not issued like this. */
export function RegimeNotice() {
  const company = useOwnCompany();
  const isIssued = useWorkspaceState(({ issued }) => issued !== null);
  const mismatch = useDraft((draft) => judgeRegime(draft, company?.defaults.vatRegime));
  return (
    <div role="status">
      {company && mismatch && !isIssued && (
        <section
          aria-label="TVA de l’entreprise"
          className="mb-4 flex gap-3 rounded-card border border-amber bg-amber-soft p-4"
        >
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-amber" />
          <div className="min-w-0 grow">
            <p>
              <strong className="font-semibold">
                {company.seller.name} {regimeWords[mismatch].state}.
              </strong>{' '}
              {regimeWords[mismatch].reason}
            </p>
            <div className="mt-3 flex flex-wrap gap-3">
              <Correction mismatch={mismatch} />
              <Button
                size="sm"
                variant="quiet"
                onClick={() => changeRegime(company, regimeWords[mismatch].current)}
              >
                {regimeWords[mismatch].update}
              </Button>
            </div>
          </div>
        </section>
      )}
    </div>
  );
}

/** Another kind, or another regime where the kind has both. */
function Correction({ mismatch }: { mismatch: RegimeMismatch }) {
  const { store } = useEditor();
  const kind = useDraft((draft) => draft.kind);
  const switchKind = useSwitchKind();
  const { regime, otherKind, change, switchTo } = regimeWords[mismatch];
  const hasBoth = requireKind(kind).vatRegimes.includes(regime);
  const correct = () =>
    hasBoth ? store.update((draft) => chooseRegime(draft, regime)) : switchKind(otherKind);
  return (
    <Button size="sm" onClick={correct}>
      {hasBoth ? change : switchTo}
    </Button>
  );
}

/** Brings the entry of the company up to date. */
async function changeRegime(company: Company, vatRegime: 'normal' | 'franchise'): Promise<void> {
  const save = (defaults: Company['defaults']) =>
    runMutation(saveCompany(), { ...company, defaults });
  try {
    await save({ ...company.defaults, vatRegime });
    showToast('Fiche mise à jour', {
      tone: 'success',
      detail: company.seller.name,
      action: { label: 'Annuler', onClick: () => save(company.defaults).catch(sayRefusal) },
    });
  } catch (error) {
    sayRefusal(error);
  }
}
