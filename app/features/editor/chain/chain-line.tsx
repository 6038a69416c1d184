import { Link } from 'react-router';
import { draftAddress } from '#app/naming/draft-address.ts';
import { agree, type ChainEnd, mentionOf, ofMention } from '#documents/dossier';
import { useDocumentNode } from './use-document-node.ts';

/** Links to the documents that this one comes from or led to; empty for a standalone document. */
export function ChainLine() {
  const node = useDocumentNode();
  if (!node || node.origins.length + node.followers.length === 0) return null;
  const shown = node.followers.slice(-MAX_SHOWN);
  const hiddenCount = node.followers.length - shown.length;
  return (
    // One line on wide screens, which have room for a title beside it.
    <span className="contents xl:block xl:min-w-0 xl:truncate xl:*:not-last:mr-4">
      {node.origins.map((end) => (
        <span key={end.id}>
          {agree('Issu', node)} <EndName end={end} write={ofMention} />
        </span>
      ))}
      {shown.length > 0 && (
        <span>
          {agree('Suivi', node)} par{' '}
          {shown.map((end, index) => (
            <span key={end.id}>
              {index > 0 && ', '}
              <EndName end={end} write={mentionOf} />
            </span>
          ))}
          {hiddenCount > 0 && (
            <>
              {' '}
              et{' '}
              <Link to="/dossier" className="rounded-sm text-primary underline">
                {hiddenCount} {hiddenCount > 1 ? 'autres' : 'autre'}
              </Link>
            </>
          )}
        </span>
      )}
    </span>
  );
}

function EndName({ end, write }: { end: ChainEnd; write: typeof mentionOf }) {
  if (!end.node) return end.deleted ? `${write(end.deleted)} (supprimé)` : 'd’un document supprimé';
  return (
    <Link to={draftAddress(end.node.kind, end.id)} className="rounded-sm text-primary underline">
      {write(end.node)}
    </Link>
  );
}

const MAX_SHOWN = 3;
