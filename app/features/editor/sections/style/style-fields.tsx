import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { useDraftWords } from '#app/features/editor/kind/use-draft-words.ts';
import { SignatureFields } from '#app/features/editor/sections/signature/signature-fields.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { requireKind } from '#documents';
import { StyleAccent } from './style-accent.tsx';
import { StyleLogo } from './style-logo.tsx';
import { StyleTable } from './style-table.tsx';
import { StyleTemplate } from './style-template.tsx';

/** Few documents open the section: its fields load apart from it. */
export function StyleFields() {
  const { agree } = useDraftWords();
  const isSignedElsewhere = useDraft(({ kind }) => requireKind(kind).signature === 'issuer');
  return (
    <div className="flex flex-col gap-5">
      <StyleTemplate />
      <StyleLogo />
      {!isSignedElsewhere && <SignatureFields />}
      <StyleAccent />
      <DraftSelect
        path="style.watermark"
        options={listWatermarks(agree)}
        help="«&nbsp;BROUILLON&nbsp;» s’imprime seul tant qu’une mention obligatoire manque."
      />
      <StyleTable />
    </div>
  );
}

function listWatermarks(agree: (masculine: string) => string) {
  return [
    { value: 'none', label: 'Aucun' },
    { value: 'paid', label: agree('payé').toUpperCase() },
    { value: 'duplicate', label: 'DUPLICATA' },
    { value: 'cancelled', label: agree('annulé').toUpperCase() },
  ];
}
