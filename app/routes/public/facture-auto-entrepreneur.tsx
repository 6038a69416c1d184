import { EditorPage } from '#app/features/editor/editor-page.tsx';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { site } from '#content/site.ts';

export const meta = () =>
  pageMeta({
    title: `Facture sans TVA | ${site.name}`,
    description:
      'Faites une facture sans TVA d’auto-entrepreneur, conforme au droit français, et téléchargez-la en PDF Factur-X. Gratuit, sans inscription, vos données restent sur votre appareil.',
    path: '/facture-auto-entrepreneur',
  });

export default function FactureAutoEntrepreneur() {
  return <EditorPage kindName="facture-auto-entrepreneur" />;
}
