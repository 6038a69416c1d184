import { EditorPage } from '#app/features/editor/editor-page.tsx';
import { programPageMeta } from '#app/lib/pages/program-page-meta.ts';

export const meta = () => programPageMeta('/avoir');

export default function Avoir() {
  return <EditorPage kindName="avoir" />;
}
