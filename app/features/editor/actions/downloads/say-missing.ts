import { focusField } from '#app/features/editor/focus/focus-field.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { describeMissing, type RuleResult } from '#documents';

/** « Il manque 3 mentions : SIREN du vendeur, adresse du client… », with links to them. */
export function sayMissing(title: string, missing: readonly RuleResult[]): void {
  showToast(title, {
    detail: describeMissing(missing),
    action: { label: 'Voir', onClick: showConformity },
  });
}

function showConformity(): void {
  focusField('conformity');
}
