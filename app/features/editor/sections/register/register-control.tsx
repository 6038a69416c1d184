import { RegisterButton } from './register-button.tsx';
import { RegisterFill } from './register-fill.tsx';

export function RegisterControl({
  party,
  field,
}: {
  party: 'seller' | 'buyer';
  field?: 'siren' | 'siret' | undefined;
}) {
  return field ? <RegisterFill party={party} field={field} /> : <RegisterButton party={party} />;
}
