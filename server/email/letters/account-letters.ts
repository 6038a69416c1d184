import { site } from '#content/site.ts';
import type { EmailLetter } from '#server/email/letter.ts';

/** Why an account writes, and what its message needs. */
export type AccountMessage =
  | { kind: 'recovery' | 'magic-link' | 'invite' | 'confirm-and-choose'; url: string }
  | { kind: 'confirmation'; url: string; isOneOfSeveral?: boolean }
  | { kind: 'sign-ups-dropped'; hasPassword: boolean; recoveryUrl: string }
  | { kind: 'email-change'; url: string; newEmail: string }
  | { kind: 'already-registered'; signInUrl: string; recoveryUrl: string }
  | { kind: 'reauthentication'; code: string };

/** The words of each message. Links hold for an hour and serve once. */
export function writeAccountLetter(message: AccountMessage): EmailLetter {
  return { type: message.kind, ...findWords(message) };
}

function findWords(message: AccountMessage): Omit<EmailLetter, 'type'> {
  switch (message.kind) {
    case 'confirmation':
      return {
        subject: 'Confirmez votre adresse e-mail',
        title: 'Confirmez votre adresse',
        paragraphs: [
          `Bienvenue sur ${site.name}. Un clic, et votre compte est ouvert.`,
          ...(message.isOneOfSeveral ? [ONE_OF_SEVERAL] : []),
          ONCE,
        ],
        action: { label: 'Confirmer mon adresse', url: message.url },
        after: [NOT_ME],
      };
    case 'confirm-and-choose':
      return {
        subject: 'Confirmez votre adresse e-mail',
        title: 'Confirmez votre adresse',
        paragraphs: [
          `Bienvenue sur ${site.name}. Ce lien ouvre votre compte, puis vous demande un mot de passe\u00a0: aucun de ceux donnés à l’inscription n’est gardé.`,
          ONCE,
        ],
        action: { label: 'Choisir mon mot de passe', url: message.url },
        after: [NOT_ME],
      };
    case 'sign-ups-dropped':
      return {
        subject: 'Vérifiez votre mot de passe',
        title: 'Votre compte est ouvert',
        paragraphs: [
          message.hasPassword
            ? 'Plusieurs inscriptions attendaient à votre adresse, avec des mots de passe différents. Seul celui du lien que vous avez ouvert est gardé.'
            : 'Vous êtes entré par un lien de connexion\u00a0: le mot de passe donné à l’inscription n’est pas gardé.',
          'Si vous n’êtes pas sûr de votre mot de passe, choisissez-en un autre maintenant\u00a0: lui seul ouvrira votre compte.',
        ],
        action: { label: 'Choisir un mot de passe', url: message.recoveryUrl },
        after: [
          `Vous recevez ce message parce que votre compte ${site.name} vient d’être ouvert avec cette adresse.`,
        ],
      };
    case 'invite':
      return {
        subject: `Vous êtes invité sur ${site.name}`,
        title: 'Ouvrez votre compte',
        paragraphs: [`Un compte vous attend sur ${site.name}.`, ONCE],
        action: { label: 'Ouvrir mon compte', url: message.url },
        after: [NOT_ME],
      };
    case 'recovery':
      return {
        subject: 'Choisissez un nouveau mot de passe',
        title: 'Mot de passe oublié',
        paragraphs: ['Vous avez demandé à changer de mot de passe.', ONCE],
        action: { label: 'Choisir un mot de passe', url: message.url },
        after: ['Si ce n’est pas vous, ne faites rien\u00a0: votre mot de passe ne change pas.'],
      };
    case 'magic-link':
      return {
        subject: 'Votre lien de connexion',
        title: 'Connectez-vous',
        paragraphs: [
          'Vous avez demandé à entrer sans mot de passe\u00a0: ce lien vous connecte.',
          ONCE,
        ],
        action: { label: 'Me connecter', url: message.url },
        after: [
          'Si ce n’est pas vous, ne cliquez pas\u00a0: personne d’autre ne peut s’en servir.',
        ],
      };
    case 'email-change':
      return {
        subject: 'Confirmez le changement d’adresse',
        title: 'Changement d’adresse e-mail',
        paragraphs: [`La nouvelle adresse de votre compte sera ${message.newEmail}.`, ONCE],
        action: { label: 'Confirmer le changement', url: message.url },
        after: ['Si ce n’est pas vous, ne cliquez pas et changez votre mot de passe.'],
      };
    case 'already-registered':
      return {
        subject: 'Vous avez déjà un compte',
        title: 'Un compte existe déjà',
        paragraphs: [
          'Quelqu’un, vous sans doute, a voulu créer un compte avec cette adresse. Il en existe déjà un\u00a0: connectez-vous.',
        ],
        action: { label: 'Me connecter', url: message.signInUrl },
        after: [
          `Mot de passe oublié\u00a0? Choisissez-en un autre\u00a0: ${message.recoveryUrl}`,
          NOT_ME,
        ],
      };
    case 'reauthentication':
      return {
        subject: 'Votre code de vérification',
        title: 'Code de vérification',
        paragraphs: [
          'Recopiez ce code dans la page qui vous le demande. Il sert une fois, pendant une heure.',
        ],
        code: message.code,
        after: [
          'Ne le donnez à personne. Si vous n’avez rien demandé, changez votre mot de passe.',
        ],
      };
  }
}

const ONCE = 'Le lien sert une fois, pendant une heure.';
const ONE_OF_SEVERAL =
  'Attention\u00a0: une autre inscription attend déjà à cette adresse. Chaque lien garde le mot de passe de son inscription\u00a0: n’ouvrez que celui de la vôtre.';
const NOT_ME =
  'Si vous n’avez rien demandé, ne faites rien\u00a0: ce message s’oubliera tout seul.';
