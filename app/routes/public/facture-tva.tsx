import { EditorPage } from '#app/features/editor/editor-page.tsx';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { site } from '#content/site.ts';

export const meta = () =>
  pageMeta({
    title: `Facture avec TVA | ${site.name}`,
    description:
      'Faites une facture avec TVA conforme au droit français et téléchargez-la en PDF Factur-X. Gratuit, sans inscription, vos données restent sur votre appareil.',
    path: '/facture-tva',
  });

export default function FactureTva() {
  return <EditorPage kindName="facture-tva" />;
}
