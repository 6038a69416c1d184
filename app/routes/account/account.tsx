import { AccountPage } from '#app/features/account/account-page.tsx';
import { ThemeChoice } from '#app/features/shell/theme-choice.tsx';
import { privatePageMeta } from '#app/lib/pages/page-meta.ts';

export const meta = () => privatePageMeta('Mon compte');

export default function Account() {
  return <AccountPage theme={<ThemeChoice />} />;
}
