import { KeepClientButton } from './keep-client-button.tsx';
import { KeepCompanyButton } from './keep-company-button.tsx';

export function KeepPartyButton({ party }: { party: 'seller' | 'buyer' }) {
  return party === 'seller' ? <KeepCompanyButton /> : <KeepClientButton />;
}
