/** Term and French sentence of each rule that EXTENDED adds to EN 16931. */
export const EXTENDED_WORDS: Readonly<Record<string, readonly [term: string, text: string]>> = {
  'BR-EXT-01': ['BT-22', 'Une note dit son sujet, et rien d’autre.'],
  'BR-EXT-02': ['BT-127', 'La note d’une ligne dit son sujet, et rien d’autre.'],
  'BR-EXT-03': ['BT-31', 'Seul le vendeur peut avoir un numéro fiscal qui n’est pas de TVA.'],
  'BR-EXT-05': [
    'BT-X-8',
    'Une ligne n’est ni un article (DETAIL), ni un groupe (GROUP), ni une information (INFORMATION).',
  ],
  'BR-EXT-06': ['BT-X-8', 'Une sous-ligne ne dit pas si elle compte dans les totaux.'],
  'BR-EXT-08': [
    'BT-131',
    'Le montant d’un groupe de lignes n’est pas la somme de ses sous-lignes.',
  ],
  'BR-EXT-11': ['BT-X-304', 'Une sous-ligne renvoie à une ligne qui n’est pas dans la facture.'],
  'BR-EXT-12': [
    'BT-131',
    'Un groupe de lignes a un montant, et un groupe qu’il contient n’en a pas.',
  ],
  'BR-EXT-54-1': ['BT-160', 'Une caractéristique d’article n’a ni nom, ni code.'],
  'BR-EXT-54-2': [
    'BT-161',
    'Une caractéristique d’article n’a ni valeur, ni mesure avec son unité, ou a les deux.',
  ],
  'BR-CO-25': ['BT-9', 'La facture ne dit ni sa date d’échéance, ni ses conditions de paiement.'],
  'BR-CO-27': [
    'BT-84',
    'Le compte du virement a un IBAN ou un autre numéro : il faut l’un des deux, pas les deux.',
  ],
};
