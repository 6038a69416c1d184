export const NO_NETWORK =
  'Pas de réseau\u00a0: remplissez ces champs vous-même, tout le reste marche sans.';
