import { DraftDate } from '#app/features/editor/fields/draft-date.tsx';
import { DraftGroup } from '#app/features/editor/fields/draft-group.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { setAt } from '#app/features/editor/store/path.ts';
import { requireKind, subtypeOf } from '#documents';

export function ReferencesQuote() {
  const { store } = useEditor();
  const isFollowed = useDraft(
    ({ kind, subtype }) => subtypeOf(requireKind(kind), subtype).followsQuote === true,
  );
  // A quote reference always has a number, empty if the date is typed first.
  const writeDate = (issueDate: string | undefined) =>
    store.update((draft) => {
      const { number = '' } = draft.references.quote ?? {};
      const isGone = number === '' && issueDate === undefined;
      return setAt(
        draft,
        'references.quote',
        isGone ? undefined : { number, ...(issueDate && { issueDate }) },
      );
    }, 'references.quote.issueDate');
  return (
    <DraftGroup path="references.quote" isLegendHidden className="sm:col-span-2">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DraftText
          path="references.quote.number"
          label={isFollowed ? 'N°\u00a0du devis d’origine' : 'N°\u00a0de devis'}
          isRequired={isFollowed}
        />
        <DraftDate path="references.quote.issueDate" label="Devis du" onWrite={writeDate} />
      </div>
    </DraftGroup>
  );
}
