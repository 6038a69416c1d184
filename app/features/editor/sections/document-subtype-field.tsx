import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { requireKind, type Subtype, subtypeOf } from '#documents';

export function DocumentSubtypeField() {
  const subtype = useDraft((draft) => draft.subtype);
  const kind = useDraft((draft) => requireKind(draft.kind));
  return (
    <DraftSelect
      path="subtype"
      label="Nature"
      options={NAMES.map((value) => ({ value, label: subtypeOf(kind, value).label }))}
      help={EXPLANATIONS[subtype]}
    />
  );
}

const EXPLANATIONS: Readonly<Partial<Record<Subtype, string>>> = {
  standard: 'Une vente ou une prestation déjà réalisée.',
  deposit: 'Une partie du prix, demandée avant la livraison ou la prestation.',
  final: 'Ce qui reste dû, une fois déduits les acomptes déjà facturés.',
  corrective: 'Annule et remplace une facture déjà émise.',
  note: 'Remise à un particulier après une prestation de services.',
  proforma: 'Une offre chiffrée\u00a0: ni facture, ni numéro dans votre suite.',
  'self-billed': 'Établie par le client au nom du vendeur, qui l’en a chargé.',
};
const NAMES: readonly Subtype[] = [
  'standard',
  'deposit',
  'final',
  'corrective',
  'note',
  'proforma',
  'self-billed',
];
