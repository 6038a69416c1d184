import { useId } from 'react';
import { Select } from '#app/ui/fields/select.tsx';
import type { OwnSeller } from '#documents/books';

/** Nothing where there is no choice. */
export function SellerSelect({
  sellers,
  value,
  onChange,
  className,
}: {
  sellers: readonly OwnSeller[];
  value: string;
  onChange: (key: string) => void;
  className: string;
}) {
  const id = useId();
  if (sellers.length < 2) return null;
  return (
    <div className={className}>
      <label htmlFor={id} className="text-sm font-semibold">
        Entreprise
      </label>
      <Select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">Toutes</option>
        {sellers.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
