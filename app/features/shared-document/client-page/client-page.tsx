import { ReadingPage, UnreadNotice } from '#app/features/shared-document/reading-page.tsx';
import { DocumentView } from '#app/features/shared-document/shared-document-view.tsx';
import { formatLocalDay } from '#app/features/shared-document/shared-document-words.ts';
import { requireKind, subtypeOf } from '#documents';
import { AnswerForm } from './answer/answer-form.tsx';
import { GivenAnswerNotice } from './answer/given-answer.tsx';
import { answeredHere } from './answer/use-answer.ts';
import { clientPageStore } from './client-page-store.ts';
import { CLIENT_PAGE_WORDS } from './client-page-words.ts';
import { LeftToPayCard } from './left-to-pay.tsx';
import { LoweredBy } from './lowered-by.tsx';
import type { Received } from './read-received.ts';
import { WordForm } from './word-form.tsx';

/** The page that the recipient of a document opens: what is due, how to pay it, a message back. */
export function ReceivedPage() {
  return (
    <ReadingPage store={clientPageStore}>
      {(read) =>
        read.ok ? (
          <ReceivedDocumentView key={read.received.token} received={read.received} />
        ) : (
          <UnreadNotice {...PROBLEMS[read.problem]} />
        )
      }
    </ReadingPage>
  );
}

function ReceivedDocumentView({ received }: { received: Received }) {
  const { document, standing, answering, answer, until } = received;
  const { language } = document.draft;
  const words = CLIENT_PAGE_WORDS[language];
  const said = sayStanding(received);
  return (
    <DocumentView
      document={document}
      notice={
        <>
          {answer && (
            <GivenAnswerNotice
              answer={answer}
              isNew={answeredHere.has(received.token)}
              language={language}
            />
          )}
          {said && !answer && <p className="mt-4 rounded-card bg-primary-soft px-4 py-3">{said}</p>}
          {standing && <LoweredBy document={document} loweredBy={standing.loweredBy} />}
          {standing?.left && <LeftToPayCard document={document} left={standing.left} />}
        </>
      }
      footer={
        <>
          {answering && <AnswerForm received={received} />}
          <WordForm received={received} />
          <p className="mt-6 max-w-prose text-sm text-ink-soft">
            {words.until(formatLocalDay(new Date(until), language))}
          </p>
        </>
      }
    />
  );
}

function sayStanding({ document: { draft }, standing }: Received): string | undefined {
  const words = CLIENT_PAGE_WORDS[draft.language];
  if (!standing)
    return subtypeOf(requireKind(draft.kind), draft.subtype).asksPayment ? words.untold : undefined;
  if (standing.percent !== null) return words.invoiced(standing.percent);
  return words.status[standing.status];
}

const PROBLEMS = {
  nothing: {
    title: 'Ce lien est incomplet',
    text: 'Il a sans doute été coupé par la messagerie. Copiez-le en entier, ou demandez le document à la personne qui vous l’a envoyé.',
  },
  gone: {
    title: 'Cette page est fermée',
    text: 'Son jour est passé, ou son auteur l’a fermée ou refaite. Demandez un nouveau lien, ou le PDF, à la personne qui vous l’a envoyé.',
  },
  unreadable: {
    title: 'Ce document ne se lit pas ici',
    text: 'Rechargez cette page. Si rien ne change, demandez le PDF à la personne qui vous l’a envoyé.',
  },
  unreachable: {
    title: 'Le document n’a pas pu être lu',
    text: 'Le serveur qui le garde ne répond pas. Vérifiez votre connexion à Internet, puis rechargez cette page.',
  },
  busy: {
    title: 'Trop de documents ouverts en peu de temps',
    text: 'Attendez une heure, puis rechargez cette page.',
  },
} as const;
