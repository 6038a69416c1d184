import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Menu } from '#app/ui/overlays/menu.tsx';

/** Asks which kind of invoice; before hydration, it is a link to the usual one. */
export function CreateInvoice({ className }: { className?: string }) {
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="primary" asChild className={className}>
          <Link to="/facture-tva" onClick={(event) => event.preventDefault()}>
            Créer une facture
            <ChevronDown aria-hidden />
          </Link>
        </Button>
      }
      entries={CHOICES}
    />
  );
}

const CHOICES = [
  {
    label: 'Avec TVA',
    detail: 'Vous facturez la TVA à vos clients.',
    href: '/facture-tva',
  },
  {
    label: 'Sans TVA (franchise en base)',
    detail: 'Micro-entreprise, ou autre activité sous les seuils\u00a0: pas de TVA à facturer.',
    href: '/facture-auto-entrepreneur',
  },
];
