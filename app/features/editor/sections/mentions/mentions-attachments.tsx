import { Paperclip, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DraftGroup } from '#app/features/editor/fields/draft-group.tsx';
import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { setAt } from '#app/features/editor/store/path.ts';
import { FieldMessage } from '#app/ui/fields/field-message.tsx';
import { FileButton } from '#app/ui/file-button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { type Draft, maxItemsAt } from '#documents';
import { formatWeight, readAttachment } from './read-attachment.ts';

/** Files embedded in the invoice: readable from the PDF and carried by the XML. */
export function MentionsAttachments() {
  const { store } = useEditor();
  const [errors, setErrors] = useState<readonly string[]>([]);
  const count = useDraft((draft) => draft.attachments?.length ?? 0);
  const add = async (files: readonly File[]) => {
    const read = await Promise.all(files.map(readAttachment));
    const joined = read.flatMap((one) => ('error' in one ? [] : [one]));
    setErrors(read.flatMap((one) => ('error' in one ? [one.error] : [])));
    if (joined.length > 0) store.update((draft) => join(draft, joined));
  };
  const remove = (index: number) =>
    store.update((draft) => {
      const rest = draft.attachments?.filter((_, position) => position !== index) ?? [];
      return setAt(draft, 'attachments', rest.length > 0 ? rest : undefined);
    });
  return (
    <DraftGroup
      path="attachments"
      help="PDF, images, tableaux, 2&nbsp;Mo chacun. Ils vont dans le fichier."
    >
      {Array.from({ length: count }, (_, index) => (
        // A file has no identity of its own: every field reads the draft at its place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Attachment key={index} index={index} onRemove={() => remove(index)} />
      ))}
      {count < MAX_FILES && (
        <FileButton id="add-attachment" accept={ACCEPT} isMultiple onFiles={add}>
          <Paperclip aria-hidden />
          Joindre un fichier
        </FileButton>
      )}
      <div aria-live="polite">
        {errors.map((error) => (
          <FieldMessage key={error} tone="error" text={error} />
        ))}
      </div>
    </DraftGroup>
  );
}

function Attachment({ index, onRemove }: { index: number; onRemove: () => void }) {
  const path = `attachments[${index}]` as const;
  const name = useDraft(({ attachments }) => attachments?.[index]?.filename ?? '');
  const weight = useDraft(({ attachments }) => attachments?.[index]?.content.length ?? 0);
  return (
    <div className="mb-3 flex items-start gap-2 border-b border-rule pb-3">
      <div className="grid min-w-0 grow items-start gap-3 sm:grid-cols-2">
        <DraftText path={`${path}.filename`} help={formatWeight(weight)} />
        <DraftSelect path={`${path}.role`} options={ROLES} />
      </div>
      <IconButton label={`Retirer ${name}`} className="mt-6.25" onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  );
}

function join(draft: Draft, files: NonNullable<Draft['attachments']>): Draft {
  return { ...draft, attachments: [...(draft.attachments ?? []), ...files].slice(0, MAX_FILES) };
}

const ROLES = [
  { value: 'DOCUMENT_ANNEXE', label: 'Document annexe' },
  { value: 'BON_COMMANDE', label: 'Bon de commande' },
  { value: 'BON_LIVRAISON', label: 'Bon de livraison' },
  { value: 'PJA', label: 'Pièce jointe additionnelle' },
  { value: 'RIB', label: 'RIB' },
  { value: 'BORDEREAU_SUIVI', label: 'Bordereau de suivi' },
  { value: 'BORDEREAU_SUIVI_VALIDATION', label: 'Bordereau de suivi validé' },
  { value: 'ETAT_ACOMPTE', label: 'État d’acompte' },
  { value: 'FACTURE_PAIEMENT_DIRECT', label: 'Facture de paiement direct' },
  { value: 'RECAPITULATIF_COTRAITANCE', label: 'Récapitulatif de cotraitance' },
  { value: 'FEUILLE_DE_STYLE', label: 'Feuille de style' },
];
const ACCEPT = '.pdf,.png,.jpg,.jpeg,.csv,.xlsx,.ods';
const MAX_FILES = maxItemsAt('attachments');
