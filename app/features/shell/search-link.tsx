import { Search } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';

export function SearchLink() {
  return (
    <Button variant="quiet" size="icon" asChild>
      <Link to="/recherche" aria-label="Rechercher" data-tooltip="Rechercher">
        <Search aria-hidden />
      </Link>
    </Button>
  );
}
