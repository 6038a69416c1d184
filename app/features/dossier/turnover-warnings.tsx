import { TriangleAlert } from 'lucide-react';
import type { TurnoverWarning } from '#documents/dossier';

export function TurnoverWarnings({ warnings }: { warnings: readonly TurnoverWarning[] }) {
  if (warnings.length === 0) return null;
  const hasSeveral = new Set(warnings.map(({ sellerName }) => sellerName)).size > 1;
  return (
    <ul
      aria-label="Seuils de chiffre d’affaires"
      className="mt-4 flex flex-col gap-2 rounded-card bg-amber-soft p-3 text-sm text-amber"
    >
      {warnings.map(({ sellerName, text }) => (
        <li key={sellerName + text} className="flex gap-1.5">
          <TriangleAlert aria-hidden className="mt-0.75 size-4 shrink-0" />
          <span>
            {hasSeveral && `${sellerName}\u00a0: `}
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
