import { DashboardPage } from '#app/features/dashboard/dashboard-page.tsx';
import { privatePageMeta } from '#app/lib/pages/page-meta.ts';

export const meta = () => privatePageMeta('Suivi');

export default function Dashboard() {
  return <DashboardPage />;
}
