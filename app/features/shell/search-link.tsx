import { Search } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';

export function SearchLink() {
  const label = 'Rechercher';
  return (
    <Button variant="quiet" size="icon" asChild>
      <Link to="/recherche" aria-label={label} data-tooltip={label}>
        <Search aria-hidden />
      </Link>
    </Button>
  );
}
