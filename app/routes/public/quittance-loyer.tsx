import { EditorPage } from '#app/features/editor/editor-page.tsx';
import { programPageMeta } from '#app/lib/pages/program-page-meta.ts';

export const meta = () => programPageMeta('/quittance-loyer');

export default function QuittanceLoyer() {
  return <EditorPage kindName="quittance-loyer" />;
}
