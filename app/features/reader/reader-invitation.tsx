import { FileDown, FileSearch, ListChecks, ShieldCheck } from 'lucide-react';
import { useResumeDocument } from '#app/files/use-resume-document.ts';
import { Button } from '#app/ui/button.tsx';

export function ReaderInvitation() {
  const chooseFile = useResumeDocument();
  return (
    <div className="column-4xl">
      <h1 className="text-2xl sm:text-3xl">Lire une facture électronique</h1>
      <p className="mt-4 max-w-2xl text-lg text-ink-soft">
        Un fournisseur vous a envoyé une facture Factur-X, ou un fichier XML que rien n’ouvre&nbsp;?
        Déposez-la ici&nbsp;: elle s’affiche comme une facture, avec ce qu’il faut vérifier avant de
        payer.
      </p>
      <div className="mt-8 flex flex-col items-center gap-4 rounded-card border-2 border-control border-dashed bg-surface px-6 py-12 text-center">
        <FileDown aria-hidden className="size-10 text-primary" />
        <p className="text-lg font-semibold">
          Déposez une ou plusieurs factures n’importe où sur cette page
        </p>
        <Button variant="primary" className="h-12 px-6" onClick={chooseFile}>
          Choisir des fichiers
        </Button>
        <p className="text-sm text-ink-soft">
          PDF Factur-X ou ZUGFeRD, XML CII ou UBL, 100&nbsp;Mo au plus
        </p>
      </div>
      <ul className="mt-10 grid gap-8 sm:grid-cols-3">
        {PROMISES.map(({ Icon, title, text }) => (
          <li key={title}>
            <Icon aria-hidden className="size-7 text-primary" />
            <h2 className="mt-3 text-lg">{title}</h2>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

const PROMISES = [
  {
    Icon: FileSearch,
    title: 'Tout ce que dit le fichier',
    text: 'Parties, lignes, TVA, totaux, paiement et pièces jointes. Ce que la page ne sait pas montrer est listé, rien n’est caché.',
  },
  {
    Icon: ListChecks,
    title: 'Ce qu’il faut vérifier',
    text: 'Calculs refaits au centime, numéros contrôlés, mentions absentes. Chaque remarque dit quoi faire.',
  },
  {
    Icon: ShieldCheck,
    title: 'Rien ne quitte cet appareil',
    text: 'Le fichier est lu dans votre navigateur. Il n’est ni envoyé, ni enregistré.',
  },
];
