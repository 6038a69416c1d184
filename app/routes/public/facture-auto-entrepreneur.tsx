import { EditorPage } from '#app/features/editor/editor-page.tsx';
import { programPageMeta } from '#app/lib/pages/program-page-meta.ts';

export const meta = () => programPageMeta('/facture-auto-entrepreneur');

export default function FactureAutoEntrepreneur() {
  return <EditorPage kindName="facture-auto-entrepreneur" />;
}
