import { Suspense, use, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { ReadSharedDocument } from './read-shared-document.ts';
import { sharedDocumentStore } from './shared-document-store.ts';
import { SharedDocumentView } from './shared-document-view.tsx';

export function SharedDocumentPage() {
  const reading = useSyncExternalStore(
    sharedDocumentStore.subscribe,
    sharedDocumentStore.read,
    () => null,
  );
  const waiting = <p className="py-16 text-center text-ink-soft">Lecture du document…</p>;
  if (!reading) return waiting;
  return (
    <Suspense fallback={waiting}>
      <ReadResult reading={reading} />
    </Suspense>
  );
}

function ReadResult({ reading }: { reading: Promise<ReadSharedDocument> }) {
  const read = use(reading);
  if (read.ok) return <SharedDocumentView document={read.document} keptUntil={read.keptUntil} />;
  const { title, text } = PROBLEMS[read.problem];
  return (
    <Notice
      title={title}
      actions={
        <Button asChild>
          <Link to="/">Aller à l’accueil</Link>
        </Button>
      }
    >
      {text}
    </Notice>
  );
}

const PROBLEMS = {
  nothing: {
    title: 'Ce lien ne contient pas de document',
    text: 'Un lien de partage se termine par une longue suite de caractères, après le signe #. Ouvrez-le tel que vous l’avez reçu.',
  },
  damaged: {
    title: 'Ce lien est incomplet',
    text: 'Il a sans doute été coupé par la messagerie. Copiez-le en entier, ou demandez le PDF à la personne qui vous l’a envoyé.',
  },
  newer: {
    title: 'Ce lien vient d’une version plus récente',
    text: 'Rechargez cette page, puis ouvrez-le à nouveau.',
  },
  unreadable: {
    title: 'Ce lien ne contient pas de document lisible',
    text: 'Demandez le PDF à la personne qui vous l’a envoyé.',
  },
  gone: {
    title: 'Ce document n’est plus partagé',
    text: 'La durée du lien est passée, ou son auteur l’a supprimé. Demandez un nouveau lien, ou le PDF, à la personne qui vous l’a envoyé.',
  },
  unreachable: {
    title: 'Le document n’a pas pu être lu',
    text: 'Le serveur qui le garde ne répond pas. Vérifiez votre connexion à Internet, puis rechargez cette page.',
  },
} as const;
