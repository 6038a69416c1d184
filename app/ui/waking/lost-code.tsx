import { RELOAD } from '#app/lib/parts/lost-code.ts';
import { Button } from '#app/ui/button.tsx';

/** Shown by the inline script when the page can be read but not used. */
export function LostCode() {
  return (
    <p
      role="alert"
      className="fixed inset-x-4 bottom-20 z-50 mx-auto hidden w-fit max-w-xl items-center gap-3 rounded-card border border-amber bg-amber-soft px-4 py-2 shadow-float in-data-code-lost:flex print:hidden"
    >
      <span className="min-w-0 grow">
        Une partie de la page n’est pas arrivée&nbsp;: vous pouvez la lire, pas encore vous en
        servir.
      </span>
      <Button size="sm" {...{ [RELOAD]: '' }}>
        Recharger
      </Button>
    </p>
  );
}
