import { NumberingPage } from '#app/features/numbering/numbering-page.tsx';
import { programPageMeta } from '#app/lib/pages/program-page-meta.ts';

export const meta = () => programPageMeta('/numerotation');

export default function Numerotation() {
  return <NumberingPage />;
}
