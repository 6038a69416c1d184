import type { RegisteredCompany } from '#app/data/functions/look-up-companies.ts';
import { Badge } from '#app/ui/badge.tsx';
import { formatShortDate, formatSiren, toWrittenCity, toWrittenName } from '#documents';

export function CompanyChoice({
  company,
  onChoose,
}: {
  company: RegisteredCompany;
  onChoose: () => void;
}) {
  const { name, trade_name, siren, address } = company;
  const place = address
    ? `${address.postal_code} ${toWrittenCity(address.city)}`
    : 'adresse non publiée';
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-11 w-full cursor-pointer flex-wrap items-center justify-between gap-x-3 rounded-sm px-2 py-1.5 text-left hover:bg-hover"
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {toWrittenName(name || trade_name) || 'Nom non publié'}
        <span className="block text-sm text-ink-soft">
          {formatSiren(siren)}, {place}
        </span>
      </span>
      {company.is_closed && <Badge tone="error">{sayClosed(company)}</Badge>}
    </button>
  );
}

function sayClosed({ is_closed_here_only, closed_on }: RegisteredCompany): string {
  const words = is_closed_here_only ? 'Établissement fermé' : 'Fermée';
  return closed_on ? `${words} le ${formatShortDate(closed_on)}` : words;
}
