import type { QuestionTheme } from './question.ts';

export const accountQuestions: QuestionTheme = {
  id: 'compte',
  title: 'Votre compte',
  questions: [
    {
      id: 'mot-de-passe-oublie',
      question: 'J’ai oublié mon mot de passe',
      answer: [
        'Sur la page [Connexion](/auth?tab=recover), demandez un lien par e-mail : il sert une fois, pendant {produit.liens}. Vous pouvez aussi vous connecter par un lien, sans mot de passe.',
      ],
      words: 'réinitialiser connexion mot de passe perdu',
    },
    {
      id: 'supprimer-mon-compte',
      question: 'Comment supprimer mon compte ?',
      answer: [
        'Dans [Mon compte](/account), « Supprimer mon compte ». Vous avez {produit.suppression} pour changer d’avis ; ensuite, le compte et tout ce qu’il contient sont effacés, et votre adresse disparaît des journaux. Récupérez vos données avant.',
        'Ce qui est sur votre appareil ne dépend pas du compte et y reste.',
      ],
      words: 'effacer rgpd désinscription fermer droit à l’oubli',
    },
    {
      id: 'recuperer-mes-donnees',
      question: 'Comment récupérer toutes mes données ?',
      answer: [
        'Celles de votre compte : dans [Mon compte](/account), « Mes données » les réunit dans un fichier ZIP : vos PDF, vos listes en CSV, et le reste en JSON. Ce fichier peut être importé au même endroit, dans ce compte ou dans un autre. Celles de cet appareil : [Mes documents](/dossier) en fait une archive ZIP.',
      ],
      words: 'export import rgpd portabilité télécharger changer de compte restaurer',
    },
    {
      id: 'double-verification',
      question: 'Puis-je protéger mon compte par une double vérification ?',
      answer: [
        'Oui, dans [Mon compte](/account) : une application de codes sur votre téléphone, en plus du mot de passe.',
      ],
      words: '2fa authentification totp sécurité code',
    },
    {
      id: 'message-non-recu',
      question: 'Je ne reçois pas vos e-mails',
      answer: [
        'Regardez d’abord les courriers indésirables, puis vérifiez l’adresse saisie. Les liens sont valables {produit.liens} : demandez-en un nouveau si celui que vous attendiez arrive trop tard. S’il n’arrive rien, [écrivez-nous](/contact) depuis une autre adresse.',
      ],
      words: 'email spam confirmation indésirable courriel',
    },
  ],
};
