import type { Draft } from '#documents/model/draft.ts';

/**
 * What a person calls a draft: « Cycles Garance · F-2026-0042 », or its subject while it has no
 * number.
 */
export function draftName({
  buyer,
  number,
  subject,
}: Pick<Draft, 'number' | 'subject'> & { buyer: Pick<Draft['buyer'], 'name'> }): string {
  const about = number || subject || 'sans numéro';
  return `${buyer.name || 'Sans client'} · ${about}`;
}
