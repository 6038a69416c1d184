import { EditorPage } from '#app/features/editor/editor-page.tsx';
import { programPageMeta } from '#app/lib/pages/program-page-meta.ts';

export const meta = () => programPageMeta('/facture-tva');

export default function FactureTva() {
  return <EditorPage kindName="facture-tva" />;
}
