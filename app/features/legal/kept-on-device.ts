/**
 * Data that the site keeps in the browser: for `/cookies`. `keys` are names of localStorage,
 * sessionStorage, cookies, caches and databases; « … » stands for an identifier.
 */
export type KeptOnDevice = { what: string; why: string; keys: readonly string[] };

/** The stores of the browser’s database, in words for the page. */
export const databaseStores = {
  drafts: 'brouillons et documents émis',
  summaries: 'leurs résumés pour les listes',
  links: 'les liens entre eux',
  milestones: 'leurs étapes',
  payments: 'paiements',
  reminders: 'relances',
  sellers: 'vendeurs déjà utilisés',
  buyers: 'clients déjà utilisés',
  articles: 'articles déjà utilisés',
  numbers: 'numéros donnés',
  habits: 'réglages habituels',
  sends: 'envois en attente',
  repetitions: 'documents à répéter',
  synced: 'avec un compte, ce qu’il a déjà reçu',
  conflicts: 'et ce qu’un autre appareil a changé',
};

/** Nothing is kept under another key: kept-on-device.test.ts reads what the code writes. */
export const keptOnDevice: readonly KeptOnDevice[] = [
  {
    what: 'Vos documents',
    why: `dans la base de données du navigateur, jusqu’à ce que vous les effaciez, et une base par compte\u00a0: ${Object.values(databaseStores).join(', ')}.`,
    keys: ['facturier', 'facturier-…'],
  },
  {
    what: 'Un brouillon que vous quittez',
    why: 'sa dernière version, à la fermeture de la page, jusqu’à ce que la base de données l’ait reprise.',
    keys: ['facturier-left-draft:…', 'facturier-left-draft-of-…:…'],
  },
  {
    what: 'Votre session',
    why: 'si vous vous connectez à un compte, jusqu’à la déconnexion\u00a0; et de quel compte ce navigateur montre les documents.',
    keys: ['facturier-session', 'facturier-session-code-verifier', 'facturier-keeper'],
  },
  {
    what: 'La page où revenir',
    why: 'le temps de vous connecter par un autre site, dans cet onglet.',
    keys: ['sign-in-origin'],
  },
  {
    what: 'Où vous en étiez d’une page',
    why: 'sa position, dans cet onglet, pour la retrouver quand vous revenez en arrière.',
    keys: ['react-router-scroll-positions'],
  },
  {
    what: 'Votre thème',
    why: 'clair ou sombre, si vous en choisissez un.',
    keys: ['facturier-theme'],
  },
  {
    what: 'Les formulaires commencés',
    why: 'une relance, une liste de numéros ou un message, pour les retrouver après un rechargement.',
    keys: ['facturier-reminder', 'facturier-numbering', 'facturier-support'],
  },
  {
    what: 'La forme de vos numéros',
    why: 'si vous en choisissez une pour une série.',
    keys: ['facturier-number-patterns'],
  },
  {
    what: 'Les envois en attente',
    why: 'que cet appareil en a, pour qui\u00a0; le document et son message sont dans la base de données, sans connexion, jusqu’à ce qu’ils partent ou que vous les supprimiez.',
    keys: ['facturier-sends'],
  },
  {
    what: 'La date du prochain document répété',
    why: 'si vous en répétez un sans compte\u00a0; son modèle est dans la base de données.',
    keys: ['facturier-repetitions'],
  },
  {
    what: 'Vos liens de partage',
    why: 'ceux que le serveur garde, avec leur jour, pour que vous puissiez les supprimer.',
    keys: ['facturier-shared-links'],
  },
  {
    what: 'Le compte des fichiers créés',
    why: 'que vous l’avez arrêté\u00a0; ou ce qui attend d’être compté, sans numéro ni client.',
    keys: ['facturier-counting', 'facturier-generations'],
  },
  {
    what: 'Les propositions que vous avez écartées',
    why: 'combien de documents ou de fiches à reprendre dans votre compte il y avait alors, pour ne pas vous le redemander.',
    keys: ['facturier-brought', 'facturier-entries'],
  },
  {
    what: 'Votre choix sur les cookies',
    why: 'et sa date.',
    keys: ['cookie-preferences', 'cookie-consent-given', 'cookie-consent-date'],
  },
  {
    what: 'Le site lui-même',
    why: 'ses pages et son code, les mêmes pour tous, pour servir sans réseau après la visite d’un formulaire\u00a0; rien de vos documents. Vous les retirez au bas de Mes documents.',
    keys: ['site', 'visited-…'],
  },
  {
    what: 'Votre refus de garder le site',
    why: 'si vous ne voulez pas qu’il serve sans réseau sur cet appareil.',
    keys: ['hors-connexion-refuse'],
  },
  {
    what: 'L’annonce fermée',
    why: 'que vous avez fermé le bandeau d’annonce.',
    keys: ['newFeatureBannerDismissed'],
  },
  {
    what: 'Vos avis',
    why: 'les articles dont vous avez dit s’ils vous ont aidé, pour ne pas vous le redemander.',
    keys: ['facturier.votes'],
  },
  {
    what: 'La connexion par un autre site',
    why: 'un cookie, dix minutes, pendant que vous vous connectez par lui.',
    keys: ['__Host-provider-flow'],
  },
  {
    what: 'Votre inscription',
    why: 'un cookie, sept jours, dès que vous créez un compte\u00a0: le mot de passe choisi ne vaut que si le lien reçu est ouvert dans ce navigateur.',
    keys: ['__Host-sign-up'],
  },
  {
    what: 'L’appareil connu',
    why: 'un cookie, quatre-vingt-dix jours, qui reconnaît l’appareil où vous avez donné votre mot de passe\u00a0: personne ne peut vous empêcher d’entrer en essayant des mots de passe à votre place.',
    keys: ['__Host-known-device'],
  },
];
