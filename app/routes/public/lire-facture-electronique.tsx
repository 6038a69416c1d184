import { ReaderPage } from '#app/features/reader/reader-page.tsx';
import { programPageMeta } from '#app/lib/pages/program-page-meta.ts';

export const meta = () => programPageMeta('/lire-facture-electronique');

export default function LireFactureElectronique() {
  return <ReaderPage />;
}
