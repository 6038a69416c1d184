import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '#app/ui/card.tsx';
import { formatAmount, formatCounted } from '#documents';
import type { BookSums } from '#documents/books';
import type { documentAddresses } from './document-addresses.ts';

/** Most urgent first. */
export function NextActionsCard(props: {
  books: BookSums;
  hasCompany: boolean;
  addresses: Addresses;
}) {
  return (
    <Card title="À faire">
      <ul>
        {listNextActions(props).map(({ text, href }) => (
          <li key={href + text} className="border-t border-rule first:border-t-0">
            <Link
              to={href}
              className="flex items-center justify-between gap-3 py-2 hover:underline"
            >
              {text}
              <ArrowRight aria-hidden className="size-4 shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Addresses = ReturnType<typeof documentAddresses>;

function listNextActions({
  books: { late, onlyLate, owedBack, accepted, drafts },
  hasCompany,
  addresses,
}: {
  books: BookSums;
  hasCompany: boolean;
  addresses: Addresses;
}) {
  return [
    owedBack.count > 0 && {
      text: `Rendre ${formatAmount(owedBack.amount)} à vos clients`,
      href: addresses.all,
    },
    late.count > 0 && {
      text: `Relancer ${formatCounted(late.count, 'facture')} en retard`,
      href: onlyLate === null ? addresses.unpaid : `/relance?document=${onlyLate}`,
    },
    accepted > 0 && {
      text: `Facturer ${formatCounted(accepted, 'devis', 'devis')}`,
      href: addresses.accepted,
    },
    drafts > 0 && {
      text: `Terminer ${formatCounted(drafts, 'brouillon')}`,
      href: addresses.drafts,
    },
    !hasCompany && { text: 'Enregistrer votre entreprise', href: '/companies' },
    { text: 'Créer une facture avec TVA', href: '/facture-tva' },
    { text: 'Créer une facture sans TVA', href: '/facture-auto-entrepreneur' },
    { text: 'Créer un devis', href: '/devis' },
  ].filter((action) => action !== false);
}
