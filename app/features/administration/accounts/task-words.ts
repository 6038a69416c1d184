import type { AdminTask } from '#app/data/account/administration/administered-accounts.ts';

export const TASK_WORDS: Readonly<
  Record<AdminTask, { button: string; title: string; consequence: string; done: string }>
> = {
  suspend: {
    button: 'Suspendre',
    title: 'Suspendre le compte\u00a0?',
    consequence:
      'Personne ne pourra plus ouvrir ce compte, et ses sessions s’arrêtent. Rien n’est supprimé. Son titulaire reçoit la raison par e-mail.',
    done: 'Suspendu',
  },
  restore: {
    button: 'Rétablir',
    title: 'Rétablir le compte\u00a0?',
    consequence: 'Ce compte s’ouvrira de nouveau.',
    done: 'Rétabli',
  },
  delete: {
    button: 'Supprimer',
    title: 'Supprimer le compte\u00a0?',
    consequence:
      'Le compte et tout ce qu’il garde seront supprimés dans 14 jours, sauf si vous les conservez avant.',
    done: 'Suppression demandée',
  },
  keep: {
    button: 'Conserver',
    title: 'Conserver le compte\u00a0?',
    consequence: 'La suppression demandée n’aura pas lieu.',
    done: 'Conservé',
  },
  welcome: {
    button: 'Renvoyer l’e-mail de bienvenue',
    title: 'Renvoyer l’e-mail de bienvenue\u00a0?',
    consequence:
      'Un message part à cette adresse. Tant qu’elle n’est pas confirmée, il contient le lien qui la confirme.',
    done: 'E-mail de bienvenue demandé',
  },
};
