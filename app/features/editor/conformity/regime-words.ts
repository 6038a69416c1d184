import type { KindName, RegimeMismatch } from '#documents';

/**
 * After the name of the company. `change` and `switchTo` lead to `regime` and `otherKind`; `update`
 * makes `current` the regime of the company.
 */
export const regimeWords = {
  'taxed-by-franchise': {
    state: 'est en franchise de TVA',
    reason: 'La TVA écrite sur une facture est due, même par qui n’en facture pas (CGI 283, 3).',
    regime: 'franchise',
    otherKind: 'facture-auto-entrepreneur',
    change: 'Retirer la TVA',
    switchTo: 'Passer en facture sans TVA',
    current: 'normal',
    update: 'Elle facture la TVA',
  },
  'untaxed-by-normal': {
    state: 'facture la TVA',
    reason: 'La mention de l’article 293 B du CGI n’est pas la sienne.',
    regime: 'normal',
    otherKind: 'facture-tva',
    change: 'Ajouter la TVA',
    switchTo: 'Passer en facture avec TVA',
    current: 'franchise',
    update: 'Elle est en franchise',
  },
} as const satisfies Record<RegimeMismatch, { otherKind: KindName; [word: string]: string }>;
