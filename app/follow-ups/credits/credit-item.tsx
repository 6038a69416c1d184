import { Link } from 'react-router';
import { draftAddress } from '#app/naming/draft-address.ts';
import { Button } from '#app/ui/button.tsx';
import { formatAmount } from '#documents';
import type { OwedCredit } from '#documents/dossier';
import { nameCredit } from './name-credit.ts';

export function CreditItem({
  credit,
  onSetOff,
  onPayBack,
}: {
  credit: OwedCredit;
  /** Null without an invoice to lower. */
  onSetOff: (() => void) | null;
  onPayBack: () => void;
}) {
  const { document, left } = credit;
  const settled = describeSettled(credit);
  const name = nameCredit(credit);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
      <span className="min-w-40 flex-1">
        <Link
          to={draftAddress(document.kind, document.id)}
          className="hover:underline wrap-anywhere"
        >
          {name}
        </Link>
        {settled && <span className="block text-sm text-ink-soft">{settled}</span>}
      </span>
      <span className="tabular-nums font-semibold">{formatAmount(left, document.currency)}</span>
      <span className="flex gap-1 max-sm:w-full">
        {onSetOff && (
          <Button size="sm" onClick={onSetOff}>
            Imputer
            <span className="sr-only">&nbsp;: {name}</span>
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={onPayBack}>
          Rembourser
          <span className="sr-only">&nbsp;: {name}</span>
        </Button>
      </span>
    </li>
  );
}

/** « sur 150,00 € : imputation de 60,00 € sur F-2026-0002, remboursement de 40,00 € » */
function describeSettled({ document, amount, used, paidBack }: OwedCredit): string {
  if (used + paidBack === 0) return '';
  const write = (sum: OwedCredit['amount']) => formatAmount(sum, document.currency);
  const on = document.usedOn.flatMap(({ invoice, amount: part }) =>
    part > 0 ? [invoice.number] : [],
  );
  const parts = [
    ...(used > 0 ? [`imputation de ${write(used)} sur ${[...new Set(on)].join(', ')}`] : []),
    ...(paidBack > 0 ? [`remboursement de ${write(paidBack)}`] : []),
  ];
  return `sur ${write(amount)}\u00a0: ${parts.join(', ')}`;
}
