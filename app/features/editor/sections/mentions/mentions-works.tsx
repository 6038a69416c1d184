import { DraftGroup } from '#app/features/editor/fields/draft-group.tsx';
import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { PrintedMention } from '#app/features/editor/sections/card/printed-mention.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { setAt } from '#app/features/editor/store/path.ts';
import { chargesVat, worksMention } from '#documents';

/** The customer’s certification for works at a reduced rate, as printed. */
export function MentionsWorks() {
  const { store } = useEditor();
  const isShown = useDraft(({ vatRegime, works }) => chargesVat(vatRegime) || works !== undefined);
  const certification = useDraft(({ works }) => works?.certification ?? '');
  const mention = useDraft((draft) =>
    worksMention(draft)
      .map(({ text }) => text)
      .join(' '),
  );
  if (!isShown) return null;
  const choose = (value: string) =>
    store.update((draft) =>
      setAt(draft, 'works', value ? { ...draft.works, certification: value } : undefined),
    );
  return (
    <DraftGroup path="works" legend="Travaux à taux réduit" isLegendHidden>
      <DraftSelect
        path="works.certification"
        value={certification}
        options={CERTIFICATIONS}
        help="Le client certifie que son logement ouvre droit au taux réduit."
        onSelect={choose}
      />
      {certification !== '' && (
        <div className="mt-3 flex flex-col gap-3">
          <DraftText path="works.address" help="Celle du client, si vous n’indiquez rien." />
          {mention && (
            <div className="rounded-control bg-paper px-3 py-2 text-sm">
              <PrintedMention text={mention} />
            </div>
          )}
        </div>
      )}
    </DraftGroup>
  );
}

const CERTIFICATIONS = [
  { value: '', label: 'Aucune certification' },
  { value: 'improvement', label: 'Amélioration, transformation, entretien' },
  { value: 'energy', label: 'Rénovation énergétique' },
  { value: 'simplified', label: 'Simplifiée, petits travaux' },
];
