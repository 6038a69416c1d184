import { formatAmount } from '#documents';
import { CreditList } from './credit-list.tsx';
import { useCredits } from './use-credits.ts';

/** What one client of the account is owed; nothing where nothing is. */
export function CreditsOfClient({ id }: { id: string }) {
  const groups = useCredits().filter(({ clientId }) => clientId === id);
  if (groups.length === 0) return null;
  const namesSeller = new Set(groups.map(({ soldBy }) => soldBy)).size > 1;
  return (
    <section aria-label="Crédits de ce client" className="border-t border-rule py-2">
      {groups.map((group) => (
        <div key={group.key}>
          <h3 className="flex flex-wrap justify-between gap-x-3 font-semibold tabular-nums">
            <span>Crédits à imputer ou à rembourser{namesSeller && `, ${group.sellerName}`}</span>
            {formatAmount(group.left, group.currency)}
          </h3>
          <CreditList {...group} />
        </div>
      ))}
    </section>
  );
}
