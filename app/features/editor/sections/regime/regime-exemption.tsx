import { DraftGroup } from '#app/features/editor/fields/draft-group.tsx';
import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { EXEMPTIONS } from '#documents';
import { type ExemptionValue, findExemption, OTHER, toExemption } from './exemptions.ts';

export function RegimeExemption() {
  const { store } = useEditor();
  const chosen = useDraft(({ exemption }) => findExemption(exemption));
  const isForLines = useDraft(({ vatRegime }) => vatRegime !== 'exempt');
  const isOther = chosen === OTHER;
  const choice = EXEMPTIONS[Number(chosen)];
  const label = isForLines ? 'Motif des lignes à 0\u00a0%' : 'Motif d’exonération';
  return (
    <DraftGroup path="exemption" legend={label} isLegendHidden className="text-base">
      <DraftSelect
        // With free text, the field below owns the path of the reason.
        path={isOther ? 'exemption.choice' : 'exemption.reason'}
        label={label}
        isRequired
        value={chosen}
        options={OPTIONS}
        help={choice && chosen !== '' ? `Imprimé\u00a0: «\u00a0${choice.reason}\u00a0»` : undefined}
        onSelect={(value) => store.set('exemption', toExemption(value as ExemptionValue))}
      />
      {isOther && (
        <div className="mt-3 grid items-start gap-4 sm:grid-cols-2">
          <DraftText
            path="exemption.reason"
            isRequired
            placeholder="Exonération de TVA, article…"
          />
          <DraftText
            path="exemption.code"
            normalize={(text) => text.toUpperCase()}
            help="Facultatif, pour les logiciels comptables."
          />
        </div>
      )}
    </DraftGroup>
  );
}

const OPTIONS = [
  { value: '', label: 'À choisir' },
  ...EXEMPTIONS.map(({ label }, index) => ({ value: String(index), label })),
  { value: OTHER, label: 'Autre motif…' },
];
