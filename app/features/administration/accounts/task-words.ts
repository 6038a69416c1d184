import type { AdminTask } from '#app/data/account/administration/administered-accounts.ts';

export const TASK_WORDS: Readonly<
  Record<AdminTask, { button: string; consequence: string; done: string }>
> = {
  suspend: {
    button: 'Suspendre',
    consequence:
      'Personne ne pourra plus ouvrir ce compte, et ses sessions s’arrêtent. Rien n’est supprimé.',
    done: 'Suspendu',
  },
  restore: {
    button: 'Rétablir',
    consequence: 'Ce compte s’ouvrira de nouveau.',
    done: 'Rétabli',
  },
  delete: {
    button: 'Supprimer',
    consequence:
      'Le compte et tout ce qu’il garde seront supprimés dans 14 jours, sauf si vous les conservez avant.',
    done: 'Suppression demandée',
  },
  keep: {
    button: 'Conserver',
    consequence: 'La suppression demandée n’aura pas lieu.',
    done: 'Conservé',
  },
};
