/**
 * To someone who asked for the newsletter and has not confirmed; `when` says where it was asked.
 */
export function sayNewsAsked(when = ''): string {
  return `Vous avez demandé nos nouvelles${when}\u00a0: pour les recevoir, confirmez par le lien ci-dessous.`;
}

export const NEWS_LABEL = 'Recevoir nos nouvelles';
