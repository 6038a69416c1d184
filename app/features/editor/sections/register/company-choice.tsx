import type { RegisteredCompany } from '#app/data/functions/look-up-companies.ts';
import { Badge } from '#app/ui/badge.tsx';
import { formatShortDate, formatSiren } from '#documents';

/** A company of the register, to choose. */
export function CompanyChoice({
  company,
  onChoose,
}: {
  company: RegisteredCompany;
  onChoose: () => void;
}) {
  const { name, siren, address, is_closed, closed_on } = company;
  const place = address ? `${address.postal_code} ${address.city}` : 'adresse non publiée';
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-11 w-full cursor-pointer flex-wrap items-center justify-between gap-x-3 rounded-sm px-2 py-1.5 text-left hover:bg-hover"
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {name}
        <span className="block text-sm text-ink-soft">
          {formatSiren(siren)}, {place}
        </span>
      </span>
      {is_closed && (
        <Badge tone="error">
          {closed_on ? `Fermée le ${formatShortDate(closed_on)}` : 'Fermée'}
        </Badge>
      )}
    </button>
  );
}
