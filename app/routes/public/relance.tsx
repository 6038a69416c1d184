import { ReminderPage } from '#app/features/reminder/reminder-page.tsx';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { site } from '#content/site.ts';
import { RECOVERY_FEE_IN_WORDS } from '#documents';

export const meta = () =>
  pageMeta({
    title: `Relancer une facture impayée | ${site.name}`,
    description: `Calculez les pénalités de retard et l’indemnité de ${RECOVERY_FEE_IN_WORDS} d’une facture impayée, et écrivez la lettre de relance ou la mise en demeure. Gratuit, sans inscription.`,
    path: '/relance',
  });

export default function Relance() {
  return <ReminderPage />;
}
