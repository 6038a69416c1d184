import { EditorPage } from '#app/features/editor/editor-page.tsx';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { site } from '#content/site.ts';

export const meta = () =>
  pageMeta({
    title: `Devis | ${site.name}`,
    description:
      'Faites un devis conforme au droit français, avec options, acompte et bon pour accord, et téléchargez-le en PDF. Gratuit, sans inscription, vos données restent sur votre appareil.',
    path: '/devis',
  });

export default function Devis() {
  return <EditorPage kindName="devis" />;
}
