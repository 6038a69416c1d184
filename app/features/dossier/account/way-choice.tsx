import { Segmented } from '#app/ui/fields/segmented.tsx';
import type { MoneyWay } from './read-paid.ts';

export function WayChoice({
  value,
  canReturn,
  onChange,
}: {
  /** Null until one is chosen. */
  value: MoneyWay | null;
  canReturn: boolean;
  onChange: (way: MoneyWay) => void;
}) {
  const returned = { value: 'returned', label: 'Remboursement' } as const;
  return (
    <Segmented<MoneyWay | ''>
      name="money-way"
      label="Ce que vous enregistrez"
      value={value ?? ''}
      options={[{ value: 'received', label: 'Paiement' }, ...(canReturn ? [returned] : [])]}
      onChange={(way) => way !== '' && onChange(way)}
      className="mb-4"
    />
  );
}
