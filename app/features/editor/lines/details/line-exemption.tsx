import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useLine } from '#app/features/editor/lines/use-line.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { EXEMPTIONS, hasPrice } from '#documents';

/**
 * Why a line bears no VAT: one of the usual reasons, another in the author’s words, or that of the
 * document.
 */
export function LineExemption({ index }: { index: number }) {
  const path = `lines[${index}].exemption` as const;
  const { store } = useEditor();
  const exemption = useLine(index, (line) => (line && hasPrice(line) ? line.exemption : undefined));
  const common = useDraft((draft) => draft.exemption?.reason ?? '');
  const known = EXEMPTIONS.find(({ reason }) => reason === exemption?.reason);
  const choose = (label: string) => {
    const chosen = EXEMPTIONS.find((choice) => choice.label === label);
    if (chosen)
      store.set(path, { ...(chosen.code && { code: chosen.code }), reason: chosen.reason });
    else store.set(path, label === OTHER ? { reason: '' } : undefined);
  };
  const other = exemption ? OTHER : '';
  return (
    <div className="col-span-full flex flex-col gap-3">
      <DraftSelect
        path={path}
        label="Motif du 0 %"
        help={known?.reference}
        value={known?.label ?? other}
        onSelect={choose}
        options={[
          {
            value: '',
            label: common ? `Comme le document\u00a0: ${common}` : 'Choisissez un motif',
          },
          ...EXEMPTIONS.map(({ label }) => ({ value: label, label })),
          { value: OTHER, label: 'Autre motif…' },
        ]}
      />
      {exemption && !known && (
        <DraftText
          path={`${path}.reason`}
          label="Texte à imprimer"
          placeholder="Exonération de TVA, article…"
        />
      )}
    </div>
  );
}

const OTHER = 'other';
