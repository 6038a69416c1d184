import type { Draft } from '#documents/model/draft.ts';
import { periodOf } from './rent-term.ts';

/**
 * The display name of a draft: « Cycles Garance · F-2026-0042 », or its subject while it has no
 * number; a term of rent adds its month.
 */
export function draftName({ buyer, number, subject, rent, supply }: NamedDraft): string {
  const about = number || subject || 'sans numéro';
  const period = rent ? periodOf(supply) : '';
  return [buyer.name || 'Sans client', about, period].filter(Boolean).join(' · ');
}

type NamedDraft = Pick<Draft, 'number' | 'subject'> &
  Partial<Pick<Draft, 'rent' | 'supply'>> & { buyer: Pick<Draft['buyer'], 'name'> };
