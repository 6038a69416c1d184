import { CornerDownRight } from 'lucide-react';
import { Link } from 'react-router';
import { isAccount } from '#app/data/is-account.ts';
import type { AskedFollowUp } from '#app/follow-ups/use-follow-ups.tsx';
import { draftAddress } from '#app/naming/draft-address.ts';
import { STATUS_TONES } from '#app/naming/status-tones.ts';
import { Badge } from '#app/ui/badge.tsx';
import type { MenuEntry } from '#app/ui/overlays/menu-entry.ts';
import { formatAmount, formatShortDate } from '#documents';
import {
  type ChainNode,
  isIssued,
  mentionOf,
  shownAmount,
  titleOf,
  wordStatus,
} from '#documents/dossier';
import { DocumentActions } from './document-actions.tsx';
import { OpenAmount } from './open-amount.tsx';
import { ROW_GRID } from './row-grid.ts';
import { TickBox } from './tick-box.tsx';
import { rowLinkId } from './use-restored-row.ts';

/** A row; a card where the list is narrow. */
export function DocumentRow({
  node,
  depth,
  ticked,
  onTick,
  listWays,
  onAsk,
  onRemove,
}: {
  node: ChainNode;
  depth: number;
  ticked: ReadonlyMap<string, ChainNode>;
  onTick: (node: ChainNode, isTicked: boolean) => void;
  listWays: (node: ChainNode) => MenuEntry[];
  onAsk: (asked: AskedFollowUp) => void;
  onRemove: (node: ChainNode) => void;
}) {
  const { status, id } = node;
  const amount = shownAmount(node);
  const shown = amount === null ? '' : formatAmount(amount, node.currency);
  const name = mentionOf(node);
  const date = node.issueDate && formatShortDate(node.issueDate);
  const open = <OpenAmount node={node} />;
  const badge = <Badge tone={STATUS_TONES[status.name]}>{wordStatus(status, node)}</Badge>;
  return (
    <div className={`${ROW_GRID} relative px-3 py-2.5 hover:bg-hover @4xl:px-4`}>
      <TickBox
        label={`Choisir ${name}`}
        isTicked={ticked.has(id)}
        onTick={(isTicked) => onTick(node, isTicked)}
      />
      <div
        className="flex min-w-0 items-start gap-2 [--indent:0.75rem] @4xl:[--indent:1.5rem]"
        style={{
          paddingInlineStart: `calc(${Math.max(0, Math.min(depth, MAX_INDENT) - 1)} * var(--indent))`,
        }}
      >
        {depth > 0 && (
          <CornerDownRight aria-hidden className="mt-1 size-4 shrink-0 text-ink-soft" />
        )}
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <Link
              id={rowLinkId(id)}
              to={draftAddress(node.kind, id)}
              className="max-w-full truncate font-semibold hover:underline"
            >
              {shownNumber(node)}
            </Link>
            <span className="shrink-0 tabular-nums @4xl:hidden">{shown}</span>
          </div>
          <p className="truncate text-sm text-ink-soft">
            {[titleOf(node), node.term?.period, node.subject].filter(Boolean).join(' · ')}
          </p>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm @4xl:hidden">
            <span className="min-w-0 truncate">{node.buyerName || 'Sans client'}</span>
            {date && <span className="text-ink-soft">{date}</span>}
            {open}
            {badge}
          </p>
        </div>
      </div>
      <span className="truncate @max-4xl:hidden">{node.buyerName || 'Sans client'}</span>
      <span className="tabular-nums @max-4xl:hidden">
        {date}
        {open}
      </span>
      <span
        className={`whitespace-nowrap text-right tabular-nums @max-4xl:hidden ${shown.length > ROOM ? 'text-sm' : ''}`}
      >
        {shown}
      </span>
      <span className="@max-4xl:hidden">{badge}</span>
      <DocumentActions {...{ node, listWays, onAsk, onRemove }} />
    </div>
  );
}

/** A number that a draft bears is not its own yet: the account gives it at issue. */
function shownNumber(node: ChainNode): string {
  if (isAccount() && !isIssued(node)) return 'Numéro attribué à l’émission';
  return node.number || 'Sans numéro';
}

/** Up to this many characters, an amount fits its column in the size of the other texts. */
const ROOM = 17;
/** Deeper chains would leave no room for text on a phone. */
const MAX_INDENT = 3;
