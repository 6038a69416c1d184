import { site } from '#content/site.ts';
import type { EmailContent } from '#server/email/email-content.ts';
import { NEWS_LABEL, sayNewsAsked } from './news-asked.ts';

export function writeWelcomeEmail({
  firstName,
  url,
  newsUrl,
}: {
  firstName: string | null;
  url: string;
  /** Confirms the newsletter if the sign-up asked for it; else null. */
  newsUrl: string | null;
}): EmailContent {
  return {
    type: 'welcome',
    subject: `Bienvenue sur ${site.name}`,
    title: firstName === null ? 'Bienvenue' : `Bienvenue, ${firstName}`,
    paragraphs: [
      'Votre compte est ouvert. Vos documents, vos clients et vos entreprises vous suivent d’un appareil à l’autre.',
      'Commencez par votre entreprise\u00a0: une fois remplie, chaque facture en reprend les mentions obligatoires.',
    ],
    action: { label: `Ouvrir ${site.name}`, url },
    after: [
      ...(newsUrl === null ? [] : [sayNewsAsked(' à l’inscription')]),
      `Vous recevez ce message parce qu’un compte ${site.name} a été ouvert avec cette adresse.`,
      'Si ce n’est pas vous, choisissez «\u00a0Mot de passe oublié\u00a0» sur la page de connexion\u00a0: vous seul pourrez alors entrer.',
    ],
    ...(newsUrl !== null && {
      links: [{ label: NEWS_LABEL, url: newsUrl }],
    }),
  };
}
