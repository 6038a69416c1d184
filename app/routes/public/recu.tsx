import { EditorPage } from '#app/features/editor/editor-page.tsx';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { site } from '#content/site.ts';

export const meta = () =>
  pageMeta({
    title: `Reçu | ${site.name}`,
    description:
      'Faites un reçu de paiement, d’acompte ou de dépôt de garantie, montant en lettres compris, et téléchargez-le en PDF. Gratuit, sans inscription, vos données restent sur votre appareil.',
    path: '/recu',
  });

export default function Recu() {
  return <EditorPage kindName="recu" />;
}
