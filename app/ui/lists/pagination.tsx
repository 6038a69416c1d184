import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';

export function Pagination({
  page,
  pageCount,
  label = 'Pages',
  isInPlace = false,
  onChange,
}: {
  page: number;
  pageCount: number;
  label?: string;
  /** The list is a part of its page: that does not scroll to its top. */
  isInPlace?: boolean;
  onChange: (page: number) => void;
}) {
  if (pageCount < 2) return null;
  const current = Math.min(page, pageCount);
  const go = (next: number) => {
    onChange(next);
    if (!isInPlace) window.scrollTo({ top: 0 });
  };
  return (
    <nav
      aria-label={label}
      className="mt-4 flex flex-wrap items-center justify-center gap-x-4 gap-y-2"
    >
      <Button disabled={current === 1} onClick={() => go(current - 1)}>
        <ChevronLeft aria-hidden />
        Précédente
      </Button>
      <span className="tabular-nums" aria-current="page">
        Page {current.toLocaleString('fr-FR')} sur {pageCount.toLocaleString('fr-FR')}
      </span>
      <Button disabled={current === pageCount} onClick={() => go(current + 1)}>
        Suivante
        <ChevronRight aria-hidden />
      </Button>
    </nav>
  );
}
