import type { MenuEntry } from '#app/ui/overlays/menu-entry.ts';
import type { Line } from '#documents';

type Target = 'item' | 'option' | 'variant';

/**
 * Menu entries that change the kind of a line; outside offers, an option can only become an item.
 */
export function turnEntries(
  kind: Line['kind'] | undefined,
  { hasOptions, turn }: { hasOptions: boolean; turn: (to: Target) => void },
): MenuEntry[] {
  const isOptional = kind === 'option' || kind === 'variant';
  if (kind === 'disbursement' || (!hasOptions && !isOptional)) return [];
  const targets: readonly Target[] = hasOptions ? ['option', 'variant', 'item'] : ['item'];
  return targets
    .filter((target) => target !== kind)
    .map((target) => ({ label: LABELS[target], onSelect: () => turn(target) }));
}

const LABELS: Readonly<Record<Target, string>> = {
  option: 'En faire une option',
  variant: 'En faire une variante',
  item: 'Compter dans le total',
};
