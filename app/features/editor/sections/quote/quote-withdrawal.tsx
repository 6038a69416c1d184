import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { isProfessional } from '#documents';

/** The 14-day withdrawal of a consumer who signs at home or at a distance (C. conso. L221-18). */
export function QuoteWithdrawal() {
  const isShown = useDraft(
    ({ buyer, quote }) => !isProfessional(buyer) || quote?.withdrawal !== undefined,
  );
  const isOffered = useDraft(({ quote }) => quote?.withdrawal !== undefined);
  if (!isShown) return null;
  return (
    <DraftSelect
      path="quote.withdrawal"
      options={OPTIONS}
      help={
        isOffered
          ? 'Le texte de la loi et le formulaire à détacher s’impriment à la fin.'
          : 'Obligatoire si le client signe chez lui ou à distance.'
      }
    />
  );
}

const OPTIONS = [
  { value: '', label: 'Signé dans vos locaux' },
  { value: 'off-premises', label: 'Signé chez le client' },
  { value: 'distance', label: 'Signé à distance' },
];
