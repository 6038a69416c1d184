import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ProblemText } from '#app/account-forms/problem-text.tsx';
import { type NextNumber, nextNumberOf } from '#app/data/account/dossier/next-number.ts';
import { queryClient } from '#app/data/account/records/query-client.ts';
import { problemOf } from '#app/data/account/records/records-problem.ts';
import { findGlyphs } from '#app/features/editor/conformity/say-glyphs.ts';
import { wordsOfDraft } from '#app/features/editor/draft/kind-words.ts';
import { moveToDay } from '#app/features/editor/sections/dates/move-date.ts';
import {
  useAnalysis,
  useDraft,
  useEditor,
  useRecordId,
} from '#app/features/editor/store/editor-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { formatShortDate } from '#documents';
import { recordIdsOf } from '#documents/dossier';
import { judgeIssue } from './judge-issue.ts';
import { LeaveSeries } from './leave-series.tsx';

/** Says the number that will be given, and what keeps the account from giving one. */
export function IssueDialog({ onClose, onIssue }: { onClose: () => void; onIssue: () => void }) {
  const draft = useDraft((current) => current);
  const unprintable = useAnalysis(({ conformity }) => findGlyphs(conformity));
  const companyId = useRecordId('companyId');
  const {
    data: next,
    error,
    refetch,
  } = useQuery(nextNumberOf({ ...draft, ...recordIdsOf({ companyId }) }), queryClient);
  const isLost = error !== null && problemOf(error).code === 'network';
  // The network: it may come back while the dialog is open.
  useEffect(() => {
    const askAgain = () => refetch();
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, [refetch]);
  const { the, agree, it } = wordsOfDraft(draft);
  const isReady = next !== undefined && judgeIssue(draft.issueDate, next).state === 'ready';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Émettre ${the}\u00a0?`}
      description={`Son numéro est pris, son contenu est figé, et son fichier vous est donné. Une fois ${agree('émis')}, vous ne pourrez plus ${it} modifier\u00a0: un autre document corrige.`}
      actions={
        <>
          <Button onClick={onClose}>Continuer à modifier</Button>
          <Button
            variant="primary"
            aria-disabled={!isReady || undefined}
            onClick={() => isReady && onIssue()}
          >
            Émettre et télécharger
          </Button>
        </>
      }
    >
      <div role="status" className="grid gap-3">
        {!next && !error && <p className="text-ink-soft">Votre compte donne son numéro…</p>}
        {error && (
          <p className="text-stamp">
            {isLost ? (
              'Prendre un numéro demande une connexion. Votre brouillon est gardé\u00a0: émettez-le quand elle revient.'
            ) : (
              <ProblemText problem={problemOf(error)} />
            )}
          </p>
        )}
        {next && <Judgement next={next} />}
      </div>
      {unprintable && <p className="mt-3">{unprintable.message}</p>}
    </Dialog>
  );
}

function Judgement({ next }: { next: NextNumber }) {
  const draft = useDraft((current) => current);
  const judgement = judgeIssue(draft.issueDate, next);
  switch (judgement.state) {
    case 'ready':
      return (
        <>
          <p>
            Numéro&nbsp;: <strong className="font-semibold tabular-nums">{next.number}</strong>
          </p>
          {judgement.text && <p className="text-amber">{judgement.text}</p>}
          {judgement.day && <DateButton day={judgement.day} />}
        </>
      );
    case 'wrong-day':
      return (
        <>
          <p className="text-stamp">{judgement.text}</p>
          <DateButton day={judgement.day} />
        </>
      );
    case 'held-up':
      return (
        <>
          <p className="text-stamp">{judgement.text}</p>
          <LeaveSeries draft={draft} next={next} />
        </>
      );
  }
}

function DateButton({ day }: { day: string }) {
  const { store } = useEditor();
  return (
    <Button
      className="justify-self-start"
      onClick={() => store.update((before) => moveToDay(before, day), 'issueDate')}
    >
      Dater du {formatShortDate(day)}
    </Button>
  );
}
