import { Suspense, use, useState } from 'react';
import { sayProblem } from '#app/account-forms/problem-words.ts';
import type { Answer } from '#app/data/account/answer.ts';
import {
  type AccountDocument,
  readAccountDocument,
} from '#app/data/account/sharing/client-pages.ts';
import { useWorkspace } from '#app/features/editor/workspace/workspace-context.tsx';
import { ClientPageChoice } from './client-page-choice.tsx';
import { ReceivedAnswer } from './received-answer.tsx';

/** Section of the share dialog that opens a page for the client of an issued document. */
export function ClientPagePart() {
  const workspace = useWorkspace();
  const [reading] = useState(() => readAccountDocument(workspace.getState().id));
  return (
    <section className="mt-5 border-t border-rule pt-4" aria-labelledby="client-page-title">
      <h3 id="client-page-title" className="font-semibold">
        Une page pour votre client
      </h3>
      <p className="mt-1 text-ink-soft">
        Il y lit le document, ce qu’il reste à payer et comment, télécharge le PDF et peut vous
        écrire. Elle suit vos paiements, et vous la fermez quand vous voulez.
      </p>
      <Suspense fallback={<p className="mt-3 min-h-20 text-ink-soft">Un instant…</p>}>
        <Known reading={reading} />
      </Suspense>
    </section>
  );
}

function Known({ reading }: { reading: Promise<Answer<{ document: AccountDocument | null }>> }) {
  const read = use(reading);
  if (!read.ok) return <p className="mt-3">{sayProblem(read.problem)}</p>;
  const { document } = read.value;
  if (!document?.isIssued)
    return (
      <p className="mt-3">Émettez d’abord ce document&nbsp;: sa page ne change plus ensuite.</p>
    );
  return (
    <>
      {document.answer && <ReceivedAnswer answer={document.answer} />}
      <ClientPageChoice document={document} />
    </>
  );
}
