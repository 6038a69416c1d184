import { EditorPage } from '#app/features/editor/editor-page.tsx';
import { programPageMeta } from '#app/lib/pages/program-page-meta.ts';

export const meta = () => programPageMeta('/devis');

export default function Devis() {
  return <EditorPage kindName="devis" />;
}
