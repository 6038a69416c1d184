import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { isProfessional, requireKind } from '#documents';

export function DocumentSubjectField() {
  const isOffer = useDraft(({ kind }) => requireKind(kind).hasValidity);
  const isOfConsumer = useDraft(({ buyer }) => !isProfessional(buyer));
  const isCredit = useDraft(({ kind }) => requireKind(kind).subtypes.standard.isCredit);
  const others = isCredit ? 'credit' : 'invoice';
  const purpose = isOffer ? 'offer' : others;
  return (
    <DraftText
      path="subject"
      isRequired={isOffer && isOfConsumer}
      placeholder={PLACEHOLDERS[purpose]}
      className="sm:col-span-2"
    />
  );
}

const PLACEHOLDERS = {
  offer: 'Ce que vous proposez, en une ligne',
  credit: 'Ce que l’avoir concerne, en une ligne',
  invoice: 'Ce que vous facturez, en une ligne',
};
