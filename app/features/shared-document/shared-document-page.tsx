import { ReadingPage, UnreadNotice } from './reading-page.tsx';
import { sharedDocumentStore } from './shared-document-store.ts';
import { SharedDocumentView } from './shared-document-view.tsx';

export function SharedDocumentPage() {
  return (
    <ReadingPage store={sharedDocumentStore}>
      {(read) =>
        read.ok ? (
          <SharedDocumentView document={read.document} keptUntil={read.keptUntil} />
        ) : (
          <UnreadNotice {...PROBLEMS[read.problem]} />
        )
      }
    </ReadingPage>
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
