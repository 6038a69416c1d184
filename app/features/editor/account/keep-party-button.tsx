import { KeepClientButton } from './keep-client-button.tsx';
import { KeepCompanyButton } from './keep-company-button.tsx';
import type { KeepPartyProps } from './keep-party-props.ts';

export function KeepPartyButton({
  party,
  ...props
}: KeepPartyProps & { party: 'seller' | 'buyer' }) {
  return party === 'seller' ? <KeepCompanyButton {...props} /> : <KeepClientButton {...props} />;
}
