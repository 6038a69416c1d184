import type { LinkType } from '#app/data/account/accounts.ts';

export const linkWords: Readonly<
  Record<LinkType, { title: string; intro: string; action: string; done: string }>
> = {
  signup: {
    title: 'Confirmez votre adresse',
    intro: 'Un dernier geste, et votre compte est ouvert.',
    action: 'Confirmer mon adresse',
    done: 'Votre compte est ouvert',
  },
  invite: {
    title: 'Ouvrez votre compte',
    intro: 'Un compte vous attend. Ouvrez-le, puis choisissez un mot de passe dans votre profil.',
    action: 'Ouvrir mon compte',
    done: 'Votre compte est ouvert',
  },
  magiclink: {
    title: 'Connectez-vous',
    intro: 'Ce lien vous connecte sur cet appareil, sans mot de passe.',
    action: 'Me connecter',
    done: 'Vous êtes connecté',
  },
  email: {
    title: 'Connectez-vous',
    intro: 'Ce lien confirme votre adresse et vous connecte sur cet appareil.',
    action: 'Me connecter',
    done: 'Vous êtes connecté',
  },
  recovery: {
    title: 'Mot de passe oublié',
    intro: 'Vous allez choisir un nouveau mot de passe. Les autres appareils seront déconnectés.',
    action: 'Choisir un mot de passe',
    done: 'Vous êtes connecté',
  },
  email_change: {
    title: 'Changement d’adresse',
    intro: 'Confirmez que cette adresse est la vôtre.',
    action: 'Confirmer le changement',
    done: 'Votre adresse est changée',
  },
};
