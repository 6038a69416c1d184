import { SharedPage } from '#app/features/shared/shared-page.tsx';
import { site } from '#content/site.ts';

export const meta = () => [
  { title: `Document partagé | ${site.name}` },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
];

export default function Partage() {
  return <SharedPage />;
}
