import { AdminGuard } from '#app/features/administration/admin-guard.tsx';
import { AdminPage } from '#app/features/administration/admin-page.tsx';
import { privatePageMeta } from '#app/lib/pages/page-meta.ts';

export const meta = () => privatePageMeta('Administration', { noIndex: true, noFollow: true });

export default function Admin() {
  return (
    <AdminGuard>
      <AdminPage />
    </AdminGuard>
  );
}
