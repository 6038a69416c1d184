import { Link } from 'react-router';
import { draftAddress } from '#app/naming/draft-address.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { formatAmount, formatCounted, formatShortDate } from '#documents';
import type { Owed } from '#documents/books';
import { theMention, titleOf } from '#documents/dossier';

export function OwedRow({
  owed,
  namesSeller,
  onPaid,
}: {
  owed: Owed;
  namesSeller: boolean;
  onPaid: () => void;
}) {
  const { invoice, amount, daysLate } = owed;
  // Reminders are in euros.
  const canRemind = daysLate > 0 && invoice.currency === 'EUR';
  return (
    <tr className="border-t border-rule @max-2xl:grid @max-2xl:grid-cols-[minmax(0,1fr)_auto] @max-2xl:gap-x-3 @max-2xl:gap-y-1 @max-2xl:py-3 @max-2xl:first:border-t-0">
      <th scope="row" className={`${CELL} font-semibold wrap-anywhere`}>
        {invoice.buyerName || 'Sans client'}
      </th>
      <td className={`${CELL} @max-2xl:col-start-1 @max-2xl:row-start-2`}>
        <Link
          to={draftAddress(invoice.kind, invoice.id)}
          className="whitespace-nowrap hover:underline @max-2xl:text-sm"
        >
          {invoice.number || titleOf(invoice)}
        </Link>
        {namesSeller && <Detail text={invoice.sellerName} />}
      </td>
      <td className={`${CELL} @max-2xl:col-start-2 @max-2xl:row-start-2 @max-2xl:text-right`}>
        <DueDay owed={owed} />
      </td>
      <td
        className={`${CELL} whitespace-nowrap text-right tabular-nums @max-2xl:col-start-2 @max-2xl:row-start-1 @max-2xl:font-semibold`}
      >
        {formatAmount(amount, invoice.currency)}
      </td>
      <td className="py-2.5 align-baseline @max-2xl:col-span-2 @max-2xl:py-0">
        <div className="flex gap-2 @2xl:justify-end">
          {canRemind && (
            <Button size="sm" asChild>
              <Link to={`/relance?document=${invoice.id}`}>
                Relancer
                <span className="sr-only"> {theMention(invoice)}</span>
              </Link>
            </Button>
          )}
          <Button size="sm" variant={canRemind ? 'quiet' : 'secondary'} onClick={onPaid}>
            Payée
            <span className="sr-only">&nbsp;: {theMention(invoice)}</span>
          </Button>
        </div>
      </td>
    </tr>
  );
}

/** How late, or until when; the retention money of works has a day of its own. */
function DueDay({ owed: { invoice, dueDate, daysLate } }: { owed: Owed }) {
  const reminded = invoice.reminders.at(-1)?.date;
  return (
    <>
      {daysLate > 0 ? (
        <Badge tone="error">{formatCounted(daysLate, 'jour')} de retard</Badge>
      ) : (
        <span className="@max-2xl:text-sm @max-2xl:text-ink-soft">
          {formatShortDate(dueDate) || 'Sans échéance'}
        </span>
      )}
      {dueDate !== invoice.dueDate && <Detail text="Retenue de garantie" />}
      {reminded && <Detail text={`Relancée le ${formatShortDate(reminded)}`} />}
    </>
  );
}

function Detail({ text }: { text: string }) {
  return <span className="block text-sm text-ink-soft">{text}</span>;
}

const CELL = 'py-2.5 pr-3 align-baseline @max-2xl:p-0';
