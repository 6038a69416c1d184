import { wordsOf } from '#app/features/editor/draft/kind-words.ts';
import { lacksField } from '#app/features/editor/focus/lacks-field.ts';
import { isUnder } from '#app/features/editor/focus/reveal-store.ts';
import { FoldedSection } from '#app/features/editor/sections/card/folded-section.tsx';
import {
  useAnalysis,
  useDraft,
  useHasRawText,
} from '#app/features/editor/store/editor-context.tsx';
import { useIsAccount } from '#app/features/editor/workspace/use-is-account.ts';
import { useWorkspaceState } from '#app/features/editor/workspace/workspace-context.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { type Draft, type DraftPath, requireKind } from '#documents';
import { DocumentSubjectField } from './document-subject-field.tsx';
import { summarizeDocument } from './summarize-document.ts';

/**
 * Most documents know all of this beforehand: the section starts closed and opens by itself when
 * the law requires one of its fields or when a text could not be read.
 */
export function DocumentSection() {
  const kind = useDraft((draft) => requireKind(draft.kind));
  const isNumberedAtIssue = useIsAccount();
  const summary = useDraft((draft) => summarizeDocument(draft, { isNumberedAtIssue }));
  // Number and dates are known once the document is open.
  const isShown = useWorkspaceState((state) => state.isShown);
  const isWaiting = useAnalysis(({ conformity, draft }) => lacksField(conformity, wantedOf(draft)));
  const hasUnread = useHasRawText((path) => PATHS.some((prefix) => isUnder(path, prefix)));
  const isCredit = kind.subtypes.standard.isCredit;
  return (
    <FoldedSection
      title={wordsOf(kind.name).title}
      titleId="document-title"
      summary={summary}
      paths={PATHS}
      accepts={(path) => !isCredit || !isUnder(path, PRECEDING)}
      isOpenAtFirst={isShown && (isWaiting || hasUnread)}
      after={
        kind.hasValidity && (
          <div className="pt-1 pb-3">
            <DocumentSubjectField />
          </div>
        )
      }
    >
      <DocumentFields />
    </FoldedSection>
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
  'situation',
  'vatOnDebits',
  'subject',
  'references',
  'title',
  'language',
  'intro',
  'outro',
  'privateNotes',
];
