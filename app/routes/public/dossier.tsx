import { DossierPage } from '#app/features/dossier/dossier-page.tsx';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { site } from '#content/site.ts';

export const meta = () => [
  ...pageMeta({
    title: `Mes documents | ${site.name}`,
    description:
      'Retrouvez vos devis, factures, reçus, quittances et avoirs, et ce qui les a suivis. Tout reste sur votre appareil.',
    path: '/dossier',
  }),
  // What it shows belongs to the device that looks.
  { name: 'robots', content: 'noindex' },
];

export default function Dossier() {
  return <DossierPage />;
}
