import type { Draft } from '#documents/model/draft.ts';
import { periodOf } from './rent-term.ts';

/**
 * What a person calls a draft: « Cycles Garance · F-2026-0042 », or its subject while it has no
 * number; a term of rent has its month too.
 */
export function draftName({ buyer, number, subject, rent, supply }: NamedDraft): string {
  const about = number || subject || 'sans numéro';
  const period = rent ? periodOf(supply) : '';
  return [buyer.name || 'Sans client', about, period].filter(Boolean).join(' · ');
}

type NamedDraft = Pick<Draft, 'number' | 'subject'> &
  Partial<Pick<Draft, 'rent' | 'supply'>> & { buyer: Pick<Draft['buyer'], 'name'> };
