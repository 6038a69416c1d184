import { Check } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { draftAddress } from '#app/naming/draft-address.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { passFocusOn } from '#app/ui/focus/pass-focus-on.ts';
import { capitalize, formatAmount, formatShortDate } from '#documents';
import { mentionOf } from '#documents/dossier';
import type { PaymentProposal, ProposedPart } from '#documents/statement';
import {
  describeBeyond,
  describeLine,
  describePart,
  describeParties,
  REASON_WORDS,
} from './describe-statement.ts';
import { type NotingState, useNoting } from './use-noting.ts';

/** A line of money received, what it pays, and the press that notes it. */
export function ProposalItem({
  proposal,
  hasSellers,
  recordedHere,
  onDismiss,
}: {
  proposal: PaymentProposal;
  hasSellers: boolean;
  /** See `useNoting`. */
  recordedHere: Set<string>;
  onDismiss: () => void;
}) {
  const id = useId();
  const { state, isBusy, note, takeBack } = useNoting(proposal, recordedHere);
  const { line, parts, reason } = proposal;
  const beyond = describeBeyond(proposal);
  const isOpen = state === 'open' || state === 'refused';
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 id={id} className="font-semibold tabular-nums">
          {formatShortDate(line.date)} · {formatAmount(line.amount, line.currency)}
        </h3>
        <Badge tone={reason === 'amount' || reason === 'doubt' ? 'warning' : 'neutral'}>
          {REASON_WORDS[reason]}
        </Badge>
      </div>
      <p className="mt-1 line-clamp-3 text-sm text-ink-soft">{describeLine(line)}</p>
      <ul className="mt-2 grid gap-1">
        {parts.map((part) => (
          <PaidPart key={part.node.id} part={part} hasSellers={hasSellers} />
        ))}
      </ul>
      {beyond && <p className="mt-1 text-sm text-amber">{beyond}</p>}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <p role="status" className={STATE_LOOKS[state]}>
          {state === 'noted' && <Check aria-hidden className="size-4.5" />}
          {STATE_WORDS[state]}
        </p>
        {isOpen && (
          <>
            <Button
              size="sm"
              variant="primary"
              aria-describedby={id}
              aria-disabled={isBusy || undefined}
              ref={passFocusOn}
              onClick={note}
            >
              Noter le paiement
            </Button>
            <Button
              size="sm"
              variant="quiet"
              aria-describedby={id}
              ref={passFocusOn}
              onClick={onDismiss}
            >
              Ce n’est pas ça
            </Button>
          </>
        )}
        {(state === 'noted' || state === 'less' || state === 'kept') && (
          <Button
            size="sm"
            variant="quiet"
            aria-describedby={id}
            aria-disabled={isBusy || undefined}
            ref={passFocusOn}
            onClick={takeBack}
          >
            Annuler
          </Button>
        )}
      </div>
    </li>
  );
}

function PaidPart({ part, hasSellers }: { part: ProposedPart; hasSellers: boolean }) {
  const { node } = part;
  return (
    <li>
      <Link to={draftAddress(node.kind, node.id)} className="font-semibold underline">
        {capitalize(mentionOf(node))}
      </Link>
      {describeParties(node, hasSellers)}
      <span className="block text-sm tabular-nums">{describePart(part)}</span>
    </li>
  );
}

const STATE_WORDS: Readonly<Record<NotingState, string>> = {
  open: '',
  noted: 'Noté',
  known: 'Ce paiement a été noté entre-temps, ou rien n’est plus dû sur ce document.',
  less: 'Noté en partie\u00a0: le reste a été noté entre-temps, ou n’est plus dû.',
  refused:
    'Le paiement n’a pas pu être noté sur cet appareil. Libérez de la place, puis recommencez.',
  kept: 'Le paiement n’a pas pu être annulé. Réessayez.',
};

const GOOD = 'flex items-center gap-1.5 font-semibold text-primary';
const BAD = 'w-full text-sm font-semibold text-stamp';
const STATE_LOOKS: Readonly<Record<NotingState, string>> = {
  open: 'hidden',
  noted: GOOD,
  known: 'text-sm text-ink-soft',
  less: 'w-full text-sm font-semibold text-amber',
  refused: BAD,
  kept: BAD,
};
