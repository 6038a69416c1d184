import { DraftTextArea } from '#app/features/editor/fields/draft-text-area.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { requireKind } from '#documents';
import { MentionsAttachments } from './mentions-attachments.tsx';
import { MentionsWorks } from './mentions-works.tsx';

/** Few documents open the section: its fields load apart from it. */
export function MentionsFields() {
  const isSale = useDraft(({ kind }) => requireKind(kind).hasLines);
  return (
    <div className="flex flex-col gap-5">
      <DraftTextArea
        path="notes"
        placeholder="Merci de votre confiance."
        help="Les mentions de la loi s’ajoutent seules."
      />
      {isSale && (
        <>
          <MentionsWorks />
          <DraftTextArea path="terms" help="Imprimées à la fin du document." />
          <MentionsAttachments />
        </>
      )}
    </div>
  );
}
