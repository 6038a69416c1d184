import { AccountPage } from '#app/features/account/account-page.tsx';
import { ThemeChoice } from '#app/features/shell/theme-choice.tsx';
import { privatePageMeta } from '#app/lib/pages/page-meta.ts';
import { site } from '#content/site.ts';

export const meta = () => privatePageMeta(`Mon compte | ${site.name}`);

export default function Account() {
  return <AccountPage theme={<ThemeChoice />} />;
}
