import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { requireKind } from '#documents';

export function DocumentNumberField() {
  const isInvoice = useDraft(({ kind, subtype }) => requireKind(kind).subtypes[subtype].isInvoice);
  return (
    <DraftText
      path="number"
      label="Numéro"
      isRequired={isInvoice}
      isOptional={false}
      maxLength={60}
      placeholder="F-2026-0001"
      help={isInvoice ? CHARACTERS : NO_SERIES}
    />
  );
}

const CHARACTERS =
  'Le suivant de votre suite. Lettres sans accent, chiffres et - _ + /, 35 signes au plus.';
const NO_SERIES = 'Facultatif\u00a0: il n’est pas pris dans la suite de vos factures.';
