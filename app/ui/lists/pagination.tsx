import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';

export function Pagination({
  page,
  pageCount,
  onChange,
}: {
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
}) {
  if (pageCount < 2) return null;
  const current = Math.min(page, pageCount);
  const go = (next: number) => {
    onChange(next);
    window.scrollTo({ top: 0 });
  };
  return (
    <nav aria-label="Pages" className="mt-4 flex items-center justify-center gap-4">
      <Button disabled={current === 1} onClick={() => go(current - 1)}>
        <ChevronLeft aria-hidden />
        Précédente
      </Button>
      <span className="tabular-nums" aria-current="page">
        Page {current} sur {pageCount}
      </span>
      <Button disabled={current === pageCount} onClick={() => go(current + 1)}>
        Suivante
        <ChevronRight aria-hidden />
      </Button>
    </nav>
  );
}
