import { focusField } from '#app/features/editor/focus/focus-field.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import type { RuleResult } from '#documents';

/** The missing mandatory rules that keep the document a BROUILLON. */
export function listBlocking(conformity: readonly RuleResult[]): RuleResult[] {
  return conformity.filter(({ severity, state }) => severity === 'blocking' && state === 'missing');
}

/** « Il manque 3 mentions : SIREN du vendeur, adresse du client… », with links to them. */
export function sayMissing(title: string, missing: readonly RuleResult[]): void {
  showToast(title, {
    detail: describeMissing(missing),
    action: { label: 'Voir', onClick: showConformity },
  });
}

export function describeMissing(missing: readonly RuleResult[]): string {
  const names = missing.slice(0, MAX_NAMES).map(({ label }) => label);
  const more = missing.length > MAX_NAMES ? '…' : '.';
  const count = missing.length === 1 ? 'Une mention manque' : `${missing.length} mentions manquent`;
  return `${count}\u00a0: ${names.join(', ')}${more}`;
}

function showConformity(): void {
  focusField('conformity');
}

const MAX_NAMES = 2;
