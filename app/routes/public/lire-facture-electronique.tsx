import { ReaderPage } from '#app/features/reader/reader-page.tsx';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { site } from '#content/site.ts';

export const meta = () =>
  pageMeta({
    title: `Lire une facture électronique | ${site.name}`,
    description:
      'Ouvrez une facture Factur-X, ZUGFeRD, CII ou UBL\u00a0: elle s’affiche en français, avec les contrôles à faire avant de payer. Gratuit, sans inscription, le fichier reste sur votre appareil.',
    path: '/lire-facture-electronique',
  });

export default function LireFactureElectronique() {
  return <ReaderPage />;
}
