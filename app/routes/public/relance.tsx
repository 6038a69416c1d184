import { ReminderPage } from '#app/features/reminder/reminder-page.tsx';
import { programPageMeta } from '#app/lib/pages/program-page-meta.ts';

export const meta = () => programPageMeta('/relance');

export default function Relance() {
  return <ReminderPage />;
}
