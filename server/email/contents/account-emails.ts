import { site } from '#content/site.ts';
import type { EmailContent } from '#server/email/email-content.ts';
import { type ChangeEmail, writeChangeEmail } from './change-emails.ts';

export type AccountEmail = LinkEmail | ChangeEmail;

type LinkEmail =
  | { kind: 'recovery' | 'magic-link' | 'invite'; url: string }
  | { kind: 'confirmation'; url: string; isOneOfSeveral?: boolean; waitS?: number }
  | { kind: 'sign-ups-dropped'; hasPassword: boolean; recoveryUrl: string }
  | { kind: 'email-change'; url: string; newEmail: string }
  | { kind: 'already-registered'; signInUrl: string; recoveryUrl: string; waitS?: number }
  | { kind: 'reauthentication'; code: string };

/** The words of each account e-mail. Links are valid for an hour, once. */
export function writeAccountEmail(email: AccountEmail): EmailContent {
  if ('changedAt' in email) return writeChangeEmail(email);
  const waits = 'waitS' in email && email.waitS !== undefined && { waitS: email.waitS };
  return { type: email.kind, ...waits, ...findWords(email) };
}

function findWords(email: LinkEmail): Omit<EmailContent, 'type' | 'waitS'> {
  switch (email.kind) {
    case 'confirmation':
      return {
        subject: 'Confirmez votre adresse e-mail',
        title: 'Confirmez votre adresse',
        paragraphs: [
          `Bienvenue sur ${site.name}. Un clic, et votre compte est ouvert.`,
          ...(email.isOneOfSeveral ? [ONE_OF_SEVERAL] : []),
          ONCE,
        ],
        action: { label: 'Confirmer mon adresse', url: email.url },
        after: [NOT_ME],
      };
    case 'sign-ups-dropped':
      return {
        subject: 'Vérifiez votre mot de passe',
        title: 'Votre compte est ouvert',
        paragraphs: [
          `Nous avons ouvert votre compte. ${
            email.hasPassword
              ? 'Seul le mot de passe que nous vous avons donné est gardé\u00a0: ceux choisis à l’inscription ne valent plus.'
              : 'Plusieurs inscriptions attendaient à votre adresse\u00a0: aucun de leurs mots de passe n’est gardé.'
          }`,
          'Choisissez le vôtre maintenant\u00a0: lui seul ouvrira votre compte.',
        ],
        action: { label: 'Choisir un mot de passe', url: email.recoveryUrl },
        after: [
          `Vous recevez ce message parce que votre compte ${site.name} vient d’être ouvert avec cette adresse.`,
        ],
      };
    case 'invite':
      return {
        subject: `Vous êtes invité sur ${site.name}`,
        title: 'Ouvrez votre compte',
        paragraphs: [`Un compte vous attend sur ${site.name}.`, ONCE],
        action: { label: 'Ouvrir mon compte', url: email.url },
        after: [NOT_ME],
      };
    case 'recovery':
      return {
        subject: 'Choisissez un nouveau mot de passe',
        title: 'Mot de passe oublié',
        paragraphs: ['Vous avez demandé à changer de mot de passe.', ONCE],
        action: { label: 'Choisir un mot de passe', url: email.url },
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
        action: { label: 'Me connecter', url: email.url },
        after: [
          'Si ce n’est pas vous, ne cliquez pas\u00a0: personne d’autre ne peut s’en servir.',
        ],
      };
    case 'email-change':
      return {
        subject: 'Confirmez le changement d’adresse',
        title: 'Changement d’adresse e-mail',
        paragraphs: [`La nouvelle adresse de votre compte sera ${email.newEmail}.`, ONCE],
        action: { label: 'Confirmer le changement', url: email.url },
        after: ['Si ce n’est pas vous, ne cliquez pas et changez votre mot de passe.'],
      };
    case 'already-registered':
      return {
        subject: 'Vous avez déjà un compte',
        title: 'Un compte existe déjà',
        paragraphs: [
          'Quelqu’un, vous sans doute, a voulu créer un compte avec cette adresse. Il en existe déjà un\u00a0: connectez-vous.',
        ],
        action: { label: 'Me connecter', url: email.signInUrl },
        after: [
          `Mot de passe oublié\u00a0? Choisissez-en un autre\u00a0: ${email.recoveryUrl}`,
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
        code: email.code,
        after: [
          'Ne le donnez à personne. Si vous n’avez rien demandé, changez votre mot de passe.',
        ],
      };
  }
}

const ONCE = 'Le lien sert une fois, pendant une heure.';
const ONE_OF_SEVERAL =
  'Il y a eu plusieurs inscriptions à cette adresse. Si vous en avez fait une, ouvrez ce lien dans le même navigateur\u00a0: lui seul garde votre mot de passe. Ailleurs, vous en choisirez un autre.';
const NOT_ME =
  'Si vous n’avez rien demandé, ne faites rien\u00a0: ce message s’oubliera tout seul.';
