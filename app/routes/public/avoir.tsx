import { EditorPage } from '#app/features/editor/editor-page.tsx';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { site } from '#content/site.ts';

export const meta = () =>
  pageMeta({
    title: `Avoir | ${site.name}`,
    description:
      'Faites un avoir qui annule ou réduit une facture, conforme au droit français, et téléchargez-le en PDF Factur-X. Gratuit, sans inscription, vos données restent sur votre appareil.',
    path: '/avoir',
  });

export default function Avoir() {
  return <EditorPage kindName="avoir" />;
}
