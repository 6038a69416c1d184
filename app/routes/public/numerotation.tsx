import { NumberingPage } from '#app/features/numbering/numbering-page.tsx';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { site } from '#content/site.ts';

export const meta = () =>
  pageMeta({
    title: `Vérifier sa numérotation de factures | ${site.name}`,
    description:
      'Trouvez les trous, les doublons et les dates en désordre de vos numéros de facture, et le prochain numéro à donner. Gratuit, sans inscription, sur votre appareil.',
    path: '/numerotation',
  });

export default function Numerotation() {
  return <NumberingPage />;
}
