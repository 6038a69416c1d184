import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { wordsOf } from '#app/features/editor/draft/kind-words.ts';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { useIsAccount } from '#app/features/editor/workspace/use-is-account.ts';
import { useWorkspaceState } from '#app/features/editor/workspace/workspace-context.tsx';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { type Draft, requireKind, subtypeOf } from '#documents';
import { seriesOf } from '#documents/dossier';
import { checkNumber } from './check-number.ts';

/** The number: written here, or given by the account when it issues the document. */
export function DocumentNumberField() {
  const isOfAccount = useIsAccount();
  const isIssued = useWorkspaceState(({ issued }) => issued !== null);
  if (!isOfAccount || isIssued) return <OwnNumberField />;
  return (
    <Suspense>
      <AccountNumberField />
    </Suspense>
  );
}

function OwnNumberField() {
  const { today } = useEditor();
  const given = useWorkspaceState((state) => state.given);
  const draftId = useWorkspaceState((state) => state.id);
  const kind = useDraft((draft) => requireKind(draft.kind));
  const { isBinding, seriesPrefix } = useDraft(({ subtype }) => subtypeOf(kind, subtype));
  const check = (draft: Draft) => checkNumber(draft, { given, draftId, today });
  const tone = useDraft((draft) => check(draft)?.tone ?? 'success');
  const text = useDraft((draft) => check(draft)?.text);
  const isFirst = useDraft((draft) => given.every(({ series }) => series !== seriesOf(draft)));
  const { plural, last } = wordsOf(kind.name);
  const ask = (
    <>
      {`Avez-vous déjà émis des ${plural} cette année\u00a0? Indiquez le numéro qui suit ${last}, ou `}
      <Link to="/numerotation" className="text-primary underline">
        reprenez votre suite
      </Link>
      {'. '}
      <PatternButton />
    </>
  );
  const known = (
    <>
      {CHARACTERS}. <PatternButton />
    </>
  );
  const apart = `Facultatif\u00a0: il n’est pas pris dans la suite de vos ${plural}.`;
  const boundHelp = isFirst ? ask : known;
  const freeHelp = seriesPrefix === undefined ? 'Facultatif.' : apart;
  return (
    <DraftText
      path="number"
      isRequired={isBinding}
      placeholder={`${seriesPrefix ?? kind.seriesPrefix}-${today.slice(0, 4)}-0001`}
      help={isBinding ? boundHelp : freeHelp}
      check={() => ({ [tone]: text })}
    />
  );
}

function PatternButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="text-primary underline" onClick={() => setOpen(true)}>
        Donner un modèle
      </button>
      {isOpen && (
        <Suspense>
          <NumberPatternDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const NumberPatternDialog = lazyWhenUsed(
  async () => (await import('./number-pattern-dialog.tsx')).NumberPatternDialog,
);

const AccountNumberField = lazyFetched(
  async () => (await import('./account-number-field.tsx')).AccountNumberField,
);

const CHARACTERS = 'Lettres sans accent, chiffres, - _ + /';
