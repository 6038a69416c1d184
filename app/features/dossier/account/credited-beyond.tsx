import { Link } from 'react-router';
import { draftAddress } from '#app/naming/draft-address.ts';
import { Button } from '#app/ui/button.tsx';
import { formatAmount } from '#documents';
import { type Concern, theMention } from '#documents/dossier';
import { ConcernText } from './concern-text.tsx';

export function CreditedBeyond({
  concern: { node, avoirs, amount },
}: {
  concern: Concern & { name: 'credited-beyond' };
}) {
  const written = formatAmount(amount, node.currency);
  const giveBack = avoirs.length === 1 ? 'son avoir rend' : 'ses avoirs rendent ensemble';
  return (
    <div>
      <ConcernText node={node}>
        {giveBack} {written} de plus qu’elle. Un avoir émis ne s’efface pas&nbsp;: vérifiez ce qu’il
        devait rendre, puis refacturez ces {written}.
      </ConcernText>
      <ul className="mt-2 flex flex-wrap gap-2">
        {avoirs.map((avoir) => (
          <li key={avoir.id}>
            <Button asChild size="sm">
              <Link to={draftAddress(avoir.kind, avoir.id)}>Ouvrir {theMention(avoir)}</Link>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
