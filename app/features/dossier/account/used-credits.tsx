import { noteTakenBack } from '#app/follow-ups/credits/note-credit.ts';
import { Button } from '#app/ui/button.tsx';
import { formatAmount, formatShortDate } from '#documents';
import { type ChainNode, theCredit } from '#documents/dossier';

/** What the client was owed elsewhere, and that lowers this invoice. */
export function UsedCredits({ node }: { node: ChainNode }) {
  const { setOffs, currency } = node;
  if (setOffs.length === 0) return null;
  return (
    <ul aria-label="Crédits déduits" className="mb-4 divide-y divide-rule border-y border-rule">
      {setOffs.map(({ source, amount, link }) => (
        <li
          key={link?.key ?? source.id}
          className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2"
        >
          <span className="tabular-nums">
            {formatShortDate(source.issueDate)} · {formatAmount(amount, currency)} en moins, par{' '}
            <span className="wrap-anywhere">{theCredit(source)}</span>
          </span>
          {link && (
            <Button size="sm" variant="quiet" onClick={() => noteTakenBack(link)}>
              Ne plus déduire
              <span className="sr-only"> {theCredit(source)}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
