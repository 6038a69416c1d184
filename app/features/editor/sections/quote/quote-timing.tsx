import { DraftDate } from '#app/features/editor/fields/draft-date.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { isBuildingTrade, isProfessional } from '#documents';

export function QuoteTiming() {
  const needsPlace = useDraft((draft) => !isProfessional(draft.buyer) && isBuildingTrade(draft));
  const clientTown = useDraft(({ buyer }) => buyer.address.city);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <DraftDate path="quote.startDate" />
      <DraftText path="quote.duration" placeholder="Trois semaines après l’accord" />
      <DraftText
        path="supply.place"
        isRequired={needsPlace}
        placeholder={clientTown && `Chez le client à ${clientTown}`}
        className="sm:col-span-2"
      />
    </div>
  );
}
