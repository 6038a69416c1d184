import { RegisterButton } from './register-button.tsx';
import { RegisterFill } from './register-fill.tsx';

/** Asks the register: beside a name, or under the number of `field`. */
export function RegisterControl({
  party,
  field,
}: {
  party: 'seller' | 'buyer';
  field?: 'siren' | 'siret' | undefined;
}) {
  return field ? <RegisterFill party={party} field={field} /> : <RegisterButton party={party} />;
}
