import { ClientsPage } from '#app/features/clients/clients-page.tsx';
import { BuyerRecord } from '#app/features/editor/records/buyer-record.tsx';
import { privatePageMeta } from '#app/lib/pages/page-meta.ts';

export const meta = () => privatePageMeta('Mes clients');

export default function Clients() {
  return <ClientsPage Identity={BuyerRecord} />;
}
