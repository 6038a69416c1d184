import { Link } from 'react-router';
import { draftAddress } from '#app/naming/draft-address.ts';
import { capitalize } from '#documents';
import type { BookGaps } from '#documents/books';
import { type ChainNode, mentionOf } from '#documents/dossier';

/** Names the documents that sums leave out, so that none is a silent zero. */
export function GapsNote({ gaps: { unreadable, withoutRate } }: { gaps: BookGaps }) {
  if (unreadable.length + withoutRate.length === 0) return null;
  return (
    <div
      role="status"
      className="mt-4 grid gap-2 rounded-card border border-amber bg-amber-soft p-4"
    >
      {unreadable.length > 0 && (
        <p>
          <strong className="font-semibold">
            {unreadable.length === 1 ? 'Document illisible' : 'Documents illisibles'}
          </strong>
          , à ajouter à ces montants&nbsp;: <Names nodes={unreadable} />.
        </p>
      )}
      {withoutRate.length > 0 && (
        <p>
          <strong className="font-semibold">Sans taux de change</strong>, à ajouter à ces montants
          en euros&nbsp;: <Names nodes={withoutRate} />. Un taux se donne avant d’émettre
          («&nbsp;Plus de détails&nbsp;», «&nbsp;Devise&nbsp;»)&nbsp;; ensuite, par une facture
          rectificative.
        </p>
      )}
    </div>
  );
}

function Names({ nodes }: { nodes: readonly ChainNode[] }) {
  const hidden = nodes.length - MAX_SHOWN;
  return (
    <>
      {nodes.slice(0, MAX_SHOWN).map((node, index) => (
        <span key={node.id}>
          {index > 0 && ', '}
          <Link to={draftAddress(node.kind, node.id)} className="whitespace-nowrap underline">
            {capitalize(mentionOf(node))}
          </Link>
          {node.currency !== 'EUR' && node.amount !== null && ` (${node.currency})`}
        </span>
      ))}
      {hidden > 0 && ` et ${hidden} ${hidden === 1 ? 'autre' : 'autres'}`}
    </>
  );
}

const MAX_SHOWN = 5;
