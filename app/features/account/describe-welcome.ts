import { formatDay } from './format-time.ts';

/** Words of the welcome card; `welcomedAt` is null for an account with no recorded welcome. */
export function describeWelcome(welcomedAt: string | null): { sentence: string; button: string } {
  if (welcomedAt === null)
    return {
      sentence: 'Il dit par où commencer. Nous vous l’envoyons si vous le voulez.',
      button: 'Recevoir l’e-mail de bienvenue',
    };
  return {
    sentence: `Il dit par où commencer, et vous a été adressé le ${formatDay(welcomedAt)}. Vous ne le retrouvez pas\u00a0? Nous vous le renvoyons.`,
    button: 'Renvoyer l’e-mail de bienvenue',
  };
}

/** Words for a newsletter that was asked for at the sign-up and never confirmed. */
export function describeAskedNews(welcomedAt: string | null): string {
  const byLink = welcomedAt === null ? '' : ', ou ouvrez le lien de l’e-mail de bienvenue';
  return `Vous l’avez demandé à l’inscription\u00a0: cochez ici${byLink}.`;
}
