/** Why a document that was to leave by itself waits for its owner. */
export const HELD = {
  byHand: 'Il s’émet à la main.',
  late: 'Sa date est passée de plus d’une semaine.',
  unread: 'Un texte ne suit pas sa période.',
  regime: 'Son régime de TVA n’est pas celui de votre entreprise.',
  rate: 'Son taux de change est celui d’un autre jour.',
  stopped: 'Vous avez changé, mis en pause ou arrêté sa répétition.',
  handled: 'Vous vous en êtes occupé entre-temps.',
  tooLarge: 'Il est trop lourd pour un e-mail.',
  address: 'L’adresse du client n’est pas valable.',
  unreadable: 'Son fichier n’a pas pu être préparé.',
  tooLate: 'Il n’a pas pu être envoyé en une journée.',
} as const;

/** `code` is that for which `issue_prepared` gave no number. */
export function sayRefused(code: string): string {
  switch (code) {
    case 'STALE':
    case 'FROZE':
      return HELD.handled;
    case 'DATES':
      return 'Le dernier document de sa série est daté d’un jour à venir.';
    case 'NUMBR':
      return 'Son numéro ne convient pas à une facture électronique.';
    default:
      return 'Son numéro n’a pas pu être attribué.';
  }
}
