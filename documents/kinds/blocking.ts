import type { RuleResult } from '#documents/law/rule.ts';

/** The missing mandatory rules that keep the document a BROUILLON. */
export function listBlocking(conformity: readonly RuleResult[]): RuleResult[] {
  return conformity.filter(({ severity, state }) => severity === 'blocking' && state === 'missing');
}

/** « 3 mentions manquent : SIREN du vendeur, adresse du client… » */
export function describeMissing(missing: readonly RuleResult[]): string {
  const names = missing.slice(0, MAX_NAMES).map(({ label }) => label);
  const more = missing.length > MAX_NAMES ? '…' : '.';
  const count = missing.length === 1 ? 'Une mention manque' : `${missing.length} mentions manquent`;
  return `${count}\u00a0: ${names.join(', ')}${more}`;
}

const MAX_NAMES = 2;
