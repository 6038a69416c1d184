import { DossierPage } from '#app/features/dossier/dossier-page.tsx';
import { pageMeta } from '#app/lib/pages/page-meta.ts';

/** Personal to the device: not in the sitemap. */
export const meta = () =>
  pageMeta(
    {
      path: '/dossier',
      title: 'Mes documents',
      description:
        'Retrouvez vos devis, factures, reçus, quittances et avoirs, et ce qui les a suivis. Tout reste sur votre appareil.',
    },
    { noIndex: true, ogImage: '/og/accueil.png' },
  );

export default function Dossier() {
  return <DossierPage />;
}
