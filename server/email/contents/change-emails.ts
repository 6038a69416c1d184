import { site } from '#content/site.ts';
import type { EmailContent } from '#server/email/email-content.ts';
import { formatMoment } from './format-moment.ts';

/** Tells the owner of an account how the ways to enter it have changed. */
export type ChangeEmail = (
  | {
      kind: 'password-changed' | 'factor-added' | 'factor-removed' | 'codes-made' | 'codes-removed';
    }
  | { kind: 'address-changed'; formerEmail: string; newEmail: string }
) & {
  /** Null where it is not known: the message then has its own date only. */
  changedAt: Date | null;
  recoveryUrl: string;
  contactUrl: string;
};

export function writeChangeEmail(email: ChangeEmail): EmailContent {
  const when = email.changedAt ? ` le ${formatMoment(email.changedAt)} (heure de Paris)` : '';
  return { type: email.kind, ...findWords(email, when) };
}

function findWords(email: ChangeEmail, when: string): Omit<EmailContent, 'type'> {
  switch (email.kind) {
    case 'password-changed':
      return {
        subject: 'Votre mot de passe a changé',
        title: 'Votre mot de passe a changé',
        paragraphs: [
          `Le mot de passe de votre compte ${site.name} a changé${when}.`,
          'Si ce n’est pas vous, choisissez tout de suite un autre mot de passe\u00a0: tous les appareils seront déconnectés.',
        ],
        ...chooseAnother(email),
      };
    case 'address-changed':
      return {
        subject: 'L’adresse de votre compte a changé',
        title: 'L’adresse de votre compte a changé',
        paragraphs: [
          `L’adresse de votre compte ${site.name} a changé${when}.`,
          `Elle était ${email.formerEmail}, elle est maintenant ${email.newEmail}.`,
          'Si ce n’est pas vous, écrivez-nous tout de suite.',
        ],
        ...writeToUs(email),
      };
    case 'factor-added':
      return {
        subject: 'Une application de codes a été ajoutée',
        title: 'Double vérification\u00a0: une application ajoutée',
        paragraphs: [
          `Une application de codes a été ajoutée à votre compte ${site.name}${when}. Ses codes sont demandés à la connexion.`,
          'Si ce n’est pas vous, écrivez-nous tout de suite\u00a0: quelqu’un d’autre peut entrer dans votre compte.',
        ],
        ...writeToUs(email),
      };
    case 'factor-removed':
      return {
        subject: 'Une application de codes a été retirée',
        title: 'Double vérification\u00a0: une application retirée',
        paragraphs: [
          `Une application de codes a été retirée de votre compte ${site.name}${when}. Sans autre application, le mot de passe suffit pour entrer.`,
          'Si ce n’est pas vous, choisissez tout de suite un autre mot de passe, puis activez de nouveau la double vérification.',
        ],
        ...chooseAnother(email),
      };
    case 'codes-made':
      return {
        subject: 'De nouveaux codes de secours ont été créés',
        title: 'Double vérification\u00a0: nouveaux codes de secours',
        paragraphs: [
          `Des codes de secours ont été créés pour votre compte ${site.name}${when}. Les précédents ne servent plus.`,
          'Si ce n’est pas vous, choisissez tout de suite un autre mot de passe, puis remplacez ces codes depuis votre compte.',
        ],
        ...chooseAnother(email),
      };
    case 'codes-removed':
      return {
        subject: 'Vos codes de secours ont été supprimés',
        title: 'Double vérification\u00a0: codes de secours supprimés',
        paragraphs: [
          `Les codes de secours de votre compte ${site.name} ont été supprimés${when}.`,
          'Si ce n’est pas vous, choisissez tout de suite un autre mot de passe, puis créez d’autres codes depuis votre compte.',
        ],
        ...chooseAnother(email),
      };
  }
}

function chooseAnother({ recoveryUrl, contactUrl }: ChangeEmail): Ending {
  return {
    action: { label: 'Choisir un autre mot de passe', url: recoveryUrl },
    after: [NOTHING_TO_DO, `Besoin d’aide\u00a0? Écrivez-nous\u00a0: ${contactUrl}`],
  };
}

function writeToUs({ contactUrl }: ChangeEmail): Ending {
  return { action: { label: 'Nous écrire', url: contactUrl }, after: [NOTHING_TO_DO] };
}

type Ending = Pick<EmailContent, 'action' | 'after'>;

const NOTHING_TO_DO = 'Si c’est vous, vous n’avez rien à faire.';
