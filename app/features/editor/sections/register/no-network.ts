export const NO_NETWORK =
  'Pas de réseau\u00a0: remplissez ces champs vous-même, tout le reste marche sans.';

/** Said before anything is asked. */
export const NO_SEARCH =
  'Pas de réseau\u00a0: le registre attendra. Saisissez à la main, tout le reste marche sans.';
