import { DraftTextArea } from '#app/features/editor/fields/draft-text-area.tsx';
import { useReveal } from '#app/features/editor/focus/reveal-store.ts';
import { useDraftChoice } from '#app/features/editor/session/use-draft-choice.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { requireKind } from '#documents';
import { MentionsAttachments } from './attachments.tsx';
import { summarizeMentions } from './summary.ts';
import { MentionsWorks } from './works.tsx';

/** What the author adds in words, and the files that go with the invoice. */
export function MentionsSection() {
  const [isToggled, setToggled] = useDraftChoice<boolean>();
  const summary = useDraft(summarizeMentions);
  const isSale = useDraft(({ kind }) => requireKind(kind).hasLines);
  useReveal(PATHS, () => setToggled(true));
  return (
    <section className="rounded-card border border-rule bg-surface px-4 py-2 lg:px-5 lg:py-3">
      <Disclosure
        title={isSale ? 'Mentions et pièces jointes' : 'Mentions'}
        summary={summary}
        isOpen={isToggled ?? false}
        onToggle={setToggled}
      >
        <div className="flex flex-col gap-5 pb-2">
          <DraftTextArea
            path="notes"
            label="Mentions libres"
            maxLength={1000}
            placeholder="Merci de votre confiance."
            help="Les mentions de la loi s’ajoutent seules."
          />
          {isSale && (
            <>
              <MentionsWorks />
              <DraftTextArea
                path="terms"
                label="Conditions générales de vente"
                maxLength={10_000}
                help="Imprimées à la fin du document."
              />
              <MentionsAttachments />
            </>
          )}
        </div>
      </Disclosure>
    </section>
  );
}

const PATHS = ['notes', 'terms', 'works', 'attachments'];
