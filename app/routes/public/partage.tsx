import { SharedDocumentPage } from '#app/features/shared-document/shared-document-page.tsx';
import { site } from '#content/site.ts';

export const meta = () => [
  { title: `Document partagé | ${site.name}` },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
];

export default function Partage() {
  return <SharedDocumentPage />;
}
