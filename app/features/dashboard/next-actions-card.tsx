import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '#app/ui/card.tsx';
import { formatAmount, formatCounted } from '#documents';
import type { BookSums } from '#documents/books';

/** Most urgent first. */
export function NextActionsCard({ books, hasCompany }: { books: BookSums; hasCompany: boolean }) {
  return (
    <Card title="À faire">
      <ul>
        {listNextActions(books, hasCompany).map(({ text, href }) => (
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

function listNextActions(
  { late, onlyLate, owedBack, accepted, drafts }: BookSums,
  hasCompany: boolean,
) {
  return [
    owedBack.count > 0 && {
      text: `Rendre ${formatAmount(owedBack.amount)} à vos clients`,
      href: '/documents',
    },
    late.count > 0 && {
      text: `Relancer ${formatCounted(late.count, 'facture')} en retard`,
      href: onlyLate === null ? UNPAID : `/relance?document=${onlyLate}`,
    },
    accepted > 0 && {
      text: `Facturer ${formatCounted(accepted, 'devis', 'devis')}`,
      href: '/documents?nature=devis&statut=accepte',
    },
    drafts > 0 && {
      text: `Terminer ${formatCounted(drafts, 'brouillon')}`,
      href: '/documents?statut=brouillon',
    },
    !hasCompany && { text: 'Enregistrer votre entreprise', href: '/companies' },
    { text: 'Créer une facture avec TVA', href: '/facture-tva' },
    { text: 'Créer une facture sans TVA', href: '/facture-auto-entrepreneur' },
    { text: 'Créer un devis', href: '/devis' },
  ].filter((action) => action !== false);
}

/** Invoices that are not paid, oldest first: each has its reminder. */
const UNPAID = `/documents?${new URLSearchParams([
  ['nature', 'facture-tva'],
  ['nature', 'facture-auto-entrepreneur'],
  ['statut', 'emis'],
  ['statut', 'envoye'],
  ['statut', 'paye-en-partie'],
  ['statut', 'credite-en-partie'],
  ['tri', '+date'],
])}`;
