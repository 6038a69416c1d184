import { site } from '#content/site.ts';
import type { EmailContent } from '#server/email/email-content.ts';

export type DeletionEmail =
  | { kind: 'deletion-requested'; dueAt: Date; accountUrl: string }
  | { kind: 'deletion-cancelled'; accountUrl: string }
  | { kind: 'account-deleted' };

export function writeDeletionEmail(email: DeletionEmail): EmailContent {
  return { type: email.kind, ...findWords(email) };
}

function findWords(email: DeletionEmail): Omit<EmailContent, 'type'> {
  switch (email.kind) {
    case 'deletion-requested':
      return {
        subject: 'Suppression de votre compte demandée',
        title: 'Votre compte sera supprimé',
        paragraphs: [
          `Vous avez demandé la suppression de votre compte ${site.name}. Elle aura lieu le ${formatDay(email.dueAt)}\u00a0: tout ce qu’il contient sera effacé pour de bon.`,
          'D’ici là, vous pouvez changer d’avis et continuer comme avant.',
        ],
        action: { label: 'Garder mon compte', url: email.accountUrl },
        after: [
          'Avant cette date, récupérez vos données depuis votre compte\u00a0: la loi vous oblige à garder vos factures, même sans compte.',
          'Si ce n’est pas vous, connectez-vous, gardez votre compte et changez votre mot de passe.',
        ],
      };
    case 'deletion-cancelled':
      return {
        subject: 'Votre compte est conservé',
        title: 'Votre compte est conservé',
        paragraphs: ['La suppression est annulée. Rien n’a été effacé.'],
        action: { label: 'Ouvrir mon compte', url: email.accountUrl },
        after: ['Si ce n’est pas vous, connectez-vous et changez votre mot de passe.'],
      };
    case 'account-deleted':
      return {
        leavesNoName: true,
        subject: 'Votre compte est supprimé',
        title: 'Votre compte est supprimé',
        paragraphs: [
          `Comme vous l’aviez demandé, votre compte ${site.name} et tout ce qu’il contenait sont effacés. Votre adresse aussi\u00a0: c’est le dernier message que vous recevez de nous.`,
        ],
        after: ['La loi vous oblige à garder vos factures et leurs pièces, même sans compte.'],
      };
  }
}

function formatDay(date: Date): string {
  return new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(
    date,
  );
}
