import { EditorPage } from '#app/features/editor/editor-page.tsx';
import { programPageMeta } from '#app/lib/pages/program-page-meta.ts';

export const meta = () => programPageMeta('/recu');

export default function Recu() {
  return <EditorPage kindName="recu" />;
}
