import { PUT_RIGHT, type ReceivedVerdict } from '#documents/received';

export function describeVerdict(verdict: ReceivedVerdict): {
  tone: 'error' | 'warning' | 'success';
  title: string;
  /** Used in lists. */
  short: string;
  advice: string;
} {
  return WORDS[verdict];
}

const WORDS = {
  conforming: {
    tone: 'success',
    title: 'Conforme',
    short: 'Conforme',
    advice:
      'Le fichier est bien ce qu’il dit être, et ses calculs sont justes. Si vous avez à payer, comparez tout de même les coordonnées bancaires à celles que vous connaissez.',
  },
  'to-report': {
    tone: 'warning',
    title: 'Lisible, mais à signaler à l’émetteur',
    short: 'À signaler',
    advice:
      'Vous pouvez lire ce document, mais son fichier a des défauts que son émetteur doit corriger.',
  },
  refused: {
    tone: 'error',
    title: 'Irrecevable',
    short: 'Irrecevable',
    advice: `Ce fichier ne suit pas les règles des factures électroniques : une plateforme le refuserait. Demandez-en un autre à l’émetteur. ${PUT_RIGHT}`,
  },
} as const;
