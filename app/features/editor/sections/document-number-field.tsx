import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { seriesOf } from '#app/features/editor/session/numbering.ts';
import { useSessionState } from '#app/features/editor/session/session-context.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { type Draft, requireKind, subtypeOf } from '#documents';
import { checkNumber } from './document-number-check.ts';

export function DocumentNumberField() {
  const { today } = useEditor();
  const given = useSessionState((state) => state.given);
  const draftId = useSessionState((state) => state.id);
  const isInvoice = useDraft(
    ({ kind, subtype }) => subtypeOf(requireKind(kind), subtype).isInvoice,
  );
  const check = (draft: Draft) => checkNumber(draft, { given, draftId, today });
  const tone = useDraft((draft) => check(draft)?.tone ?? 'success');
  const text = useDraft((draft) => check(draft)?.text);
  const isFirst = useDraft((draft) => given.every(({ series }) => series !== seriesOf(draft)));
  const invoiceHelp = isFirst ? FIRST : CHARACTERS;
  return (
    <DraftText
      path="number"
      label="Numéro"
      isRequired={isInvoice}
      isOptional={false}
      maxLength={60}
      placeholder="F-2026-0001"
      help={isInvoice ? invoiceHelp : NO_SERIES}
      check={() => ({ [tone]: text })}
    />
  );
}

const FIRST =
  'Avez-vous déjà émis des factures cette année\u00a0? Indiquez le numéro qui suit la dernière.';
const CHARACTERS = 'Lettres sans accent, chiffres, - _ + /';
const NO_SERIES = 'Facultatif\u00a0: il n’est pas pris dans la suite de vos factures.';
