import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { DraftTextArea } from '#app/features/editor/fields/draft-text-area.tsx';
import { useReveal } from '#app/features/editor/focus/reveal-store.ts';
import { useDraftChoice } from '#app/features/editor/session/use-draft-choice.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { requireKind, subtypeOf } from '#documents';
import { DocumentCurrency } from './document-currency.tsx';
import { summarizeDetails } from './document-details-summary.ts';

/** What few documents need: closed until it is asked for. */
export function DocumentDetails() {
  const [isToggled, setToggled] = useDraftChoice<boolean>();
  const summary = useDraft(summarizeDetails);
  const title = useDraft(({ kind, subtype }) => subtypeOf(requireKind(kind), subtype).title);
  const isNote = useDraft((draft) => draft.subtype === 'note');
  useReveal(isNote ? PATHS : [...PATHS, 'supply.place'], () => setToggled(true));
  return (
    <Disclosure
      title="Plus de détails"
      summary={summary}
      level={3}
      isOpen={isToggled ?? false}
      onToggle={setToggled}
    >
      <div className="grid items-start gap-4 pb-2 sm:grid-cols-2">
        <DraftText
          path="title"
          label="Intitulé affiché"
          maxLength={60}
          placeholder={title}
          className="sm:col-span-2"
        />
        <DocumentCurrency />
        {!isNote && (
          <DraftText
            path="supply.place"
            label="Lieu d’exécution"
            maxLength={200}
            className="sm:col-span-2"
          />
        )}
        <DraftTextArea
          path="intro"
          label="Texte d’introduction"
          help="Avant les lignes."
          maxLength={2000}
          className="sm:col-span-2"
        />
        <DraftTextArea
          path="outro"
          label="Texte de fin"
          help="Après les totaux."
          maxLength={2000}
          className="sm:col-span-2"
        />
        <DraftTextArea
          path="privateNotes"
          label="Notes internes"
          help="Jamais imprimées, ni dans le PDF, ni dans le XML."
          maxLength={2000}
          className="sm:col-span-2"
        />
      </div>
    </Disclosure>
  );
}

const PATHS = ['title', 'currency', 'exchangeRate', 'intro', 'outro', 'privateNotes'];
