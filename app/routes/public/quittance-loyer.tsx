import { EditorPage } from '#app/features/editor/editor-page.tsx';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { site } from '#content/site.ts';

export const meta = () =>
  pageMeta({
    title: `Quittance de loyer | ${site.name}`,
    description:
      'Faites une quittance de loyer conforme à la loi de 1989, loyer et charges à part, et téléchargez-la en PDF. Gratuit, sans inscription, vos données restent sur votre appareil.',
    path: '/quittance-loyer',
  });

export default function QuittanceLoyer() {
  return <EditorPage kindName="quittance-loyer" />;
}
