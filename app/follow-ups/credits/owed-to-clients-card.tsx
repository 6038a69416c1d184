import { useState } from 'react';
import { Link } from 'react-router';
import { isAccount } from '#app/data/is-account.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { formatAmount } from '#documents';
import { sumCreditsLeft } from '#documents/dossier';
import { CreditList } from './credit-list.tsx';
import type { OpenCredits } from './read-credits.ts';
import { useCredits } from './use-credits.ts';

/** What clients are owed, by client and document; nothing where nothing is. */
export function OwedToClientsCard({
  soldBy,
  className,
}: {
  /** Empty for all companies. */
  soldBy: string;
  className?: string;
}) {
  const groups = useCredits().filter((group) => soldBy === '' || group.soldBy === soldBy);
  const [areAllShown, setAllShown] = useState(false);
  if (groups.length === 0) return null;
  const sums = sumCreditsLeft(groups).map(({ amount, currency }) => formatAmount(amount, currency));
  const namesSeller = new Set(groups.map(({ sellerName }) => sellerName)).size > 1;
  return (
    <div className={className}>
      <Card
        title="Ce que vous devez à vos clients"
        aside={<strong className="tabular-nums">{sums.join(' · ')}</strong>}
      >
        <ul className="divide-y divide-rule">
          {(areAllShown ? groups : groups.slice(0, FEW)).map((group) => (
            <ClientItem key={group.key} group={group} namesSeller={namesSeller} />
          ))}
        </ul>
        {!areAllShown && groups.length > FEW && (
          <Button size="sm" className="mt-3" onClick={() => setAllShown(true)}>
            Voir les {groups.length} clients
          </Button>
        )}
      </Card>
    </div>
  );
}

function ClientItem({ group, namesSeller }: { group: OpenCredits; namesSeller: boolean }) {
  const { clientId, buyerName, sellerName, currency, left } = group;
  const name = buyerName || 'Sans client';
  return (
    <li className="py-2 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-semibold wrap-anywhere">
          {clientId && isAccount() ? (
            <Link to={`/clients?fiche=${clientId}`} className="hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <span className="tabular-nums">{formatAmount(left, currency)}</span>
        {namesSeller && <span className="w-full text-sm text-ink-soft">{sellerName}</span>}
      </div>
      <CreditList {...group} />
    </li>
  );
}

const FEW = 4;
