import { ReceivedPage } from '#app/features/shared-document/client-page/client-page.tsx';
import { site } from '#content/site.ts';

export const meta = () => [
  { title: `Document reçu | ${site.name}` },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
];

export default function ClientPageRoute() {
  return <ReceivedPage />;
}
