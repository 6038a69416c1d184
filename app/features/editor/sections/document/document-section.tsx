import { Suspense } from 'react';
import { wordsOf } from '#app/features/editor/draft/kind-words.ts';
import { lacksField } from '#app/features/editor/focus/lacks-field.ts';
import { isUnder, useReveal } from '#app/features/editor/focus/reveal-store.ts';
import { FocusListener } from '#app/features/editor/sections/card/focus-listener.tsx';
import {
  useAnalysis,
  useDraft,
  useHasRawText,
} from '#app/features/editor/store/editor-context.tsx';
import { useDraftChoice } from '#app/features/editor/workspace/use-draft-choice.ts';
import { useIsAccount } from '#app/features/editor/workspace/use-is-account.ts';
import { useWorkspaceState } from '#app/features/editor/workspace/workspace-context.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { type Draft, type DraftPath, requireKind } from '#documents';
import { DocumentSubjectField } from './document-subject-field.tsx';
import { summarizeDocument } from './summarize-document.ts';

/**
 * Most documents know all of this beforehand: the section starts closed and opens by itself when
 * the law requires one of its fields or when a text could not be read.
 */
export function DocumentSection() {
  const [isToggled, setToggled] = useDraftChoice<boolean>();
  const kind = useDraft((draft) => requireKind(draft.kind));
  const isNumberedAtIssue = useIsAccount();
  const summary = useDraft((draft) => summarizeDocument(draft, { isNumberedAtIssue }));
  // Number and dates are known once the document is open.
  const isShown = useWorkspaceState((state) => state.isShown);
  const isWaiting = useAnalysis(({ conformity, draft }) => lacksField(conformity, wantedOf(draft)));
  const hasUnread = useHasRawText((path) => PATHS.some((prefix) => isUnder(path, prefix)));
  const isCredit = kind.subtypes.standard.isCredit;
  useReveal(PATHS, (path) => {
    if (!isCredit || !isUnder(path, PRECEDING)) setToggled(true);
  });
  return (
    <section
      aria-labelledby="document-title"
      className="rounded-card border border-rule bg-surface px-4 py-2 lg:px-5 lg:py-3"
    >
      <Disclosure
        title={<span id="document-title">{wordsOf(kind.name).title}</span>}
        summary={isShown && summary}
        isOpen={isToggled ?? (isShown && (isWaiting || hasUnread))}
        onToggle={setToggled}
      >
        <FocusListener onEnter={() => setToggled(true)}>
          <Suspense>
            <DocumentFields />
          </Suspense>
        </FocusListener>
      </Disclosure>
      {kind.hasValidity && (
        <div className="pt-1 pb-2">
          <DocumentSubjectField />
        </div>
      )}
    </section>
  );
}

const DocumentFields = lazyWhenUsed(
  async () => (await import('./document-fields.tsx')).DocumentFields,
);

/** Fields that the law may require; an avoir names its invoices in its own section. */
function wantedOf({ kind }: Draft): readonly DraftPath[] {
  return requireKind(kind).subtypes.standard.isCredit ? WANTED : [...WANTED, PRECEDING];
}

const PRECEDING = 'references.preceding';

const WANTED: readonly DraftPath[] = [
  'subtype',
  'number',
  'issueDate',
  'dueDate',
  'validUntil',
  'supply',
  'operation',
  'vatRegime',
  'exemption',
  'references.quote',
  'references.buyerReference',
  'currency',
  'exchangeRate',
];
const PATHS: readonly DraftPath[] = [
  ...WANTED,
  'vatOnDebits',
  'subject',
  'references',
  'title',
  'language',
  'intro',
  'outro',
  'privateNotes',
];
