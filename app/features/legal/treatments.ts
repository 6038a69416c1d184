import { PRODUCT_FACTS } from '#content/product-facts.ts';

/** A processing of personal data: purpose, legal basis (GDPR, article 6) and retention. */
export type Treatment = { purpose: string; data: string; basis: string; duration: string };

const CONTRACT = 'Exécution du service que vous demandez (art. 6, 1, b)';
const INTEREST = 'Intérêt légitime (art. 6, 1, f)';

function kept(fact: string): string {
  const duration = PRODUCT_FACTS[fact];
  if (!duration) throw new Error(`No fact of the product is called ${fact}`);
  return duration;
}

export const treatments: readonly Treatment[] = [
  {
    purpose: 'Tenir votre compte',
    data: 'Adresse e-mail, nom et prénom si vous les donnez, mot de passe sous forme d’empreinte, moyens de double vérification',
    basis: CONTRACT,
    duration: `Jusqu’à la suppression du compte, effective ${kept('produit.suppression')} après votre demande ; pour une inscription jamais confirmée, le mot de passe et le nom : ${kept('produit.inscription')}, l’adresse : ${kept('produit.adresse')} après la dernière demande`,
  },
  {
    purpose: 'Garder dans le compte ce que vous y mettez',
    data: 'Documents et ce qui les répète, paiements et relances, entreprises, clients, articles, fichiers joints',
    basis: CONTRACT,
    duration: 'Jusqu’à ce que vous les supprimiez, ou jusqu’à la suppression du compte',
  },
  {
    purpose: 'Vous garder connecté et protéger le compte',
    data: 'Sessions, avec l’adresse IP et le navigateur de leur ouverture ; journal des connexions',
    basis: `${CONTRACT} et ${INTEREST.toLowerCase()} : la sécurité`,
    duration: `Sessions : jusqu’à la déconnexion, au plus ${kept('produit.sessions')} sans usage. Journal : ${kept('produit.journal-connexions')}`,
  },
  {
    purpose: 'Envoyer les e-mails que vous demandez',
    data: 'Adresse du destinataire, contenu et pièce jointe du message',
    basis: CONTRACT,
    duration: `Le contenu part avec l’envoi, au plus ${kept('produit.envoi')} après. La trace de l’envoi (destinataire, type, objet, issue) : ${kept('produit.journal-envois')}`,
  },
  {
    purpose: 'Savoir si ceux qui s’envoient un document sans compte reviennent',
    data: 'Votre adresse e-mail, les dates du premier et du dernier envoi, leur nombre, combien de fois vous êtes revenu un autre jour, le type du premier document. Les administrateurs du site les voient ; aucune nouvelle ne vous est écrite sans votre accord',
    basis: `${INTEREST} : mesurer l’usage d’un service gratuit, pour le tenir et l’améliorer`,
    duration: `${kept('produit.prospects')} après le dernier envoi, ou jusqu’à ce que vous la fassiez effacer, par le lien qui est dans chaque message`,
  },
  {
    purpose: 'Vous écrire des nouvelles du service',
    data: 'Adresse e-mail, date de votre accord',
    basis: 'Consentement (art. 6, 1, a), à retirer à tout moment',
    duration: `Jusqu’au retrait de l’accord, ou ${kept('produit.prospects')} après le dernier envoi demandé sans compte. Une demande jamais confirmée : ${kept('produit.demande-nouvelles')}`,
  },
  {
    purpose: 'Répondre à vos messages',
    data: 'Adresse e-mail, objet et texte du message',
    basis: INTEREST,
    duration: kept('produit.messages'),
  },
  {
    purpose: 'Partager un document par un lien',
    data: 'Le document, chiffré dans votre navigateur : le serveur n’a pas la clé et ne peut pas le lire',
    basis: CONTRACT,
    duration: `${kept('produit.partage.choix')}, à votre choix, ou jusqu’à ce que vous le supprimiez`,
  },
  {
    purpose: 'Montrer un document de votre compte à votre client, par la page que vous lui ouvrez',
    data: 'Le document et ce qu’il reste à payer, lisibles par qui a le lien ; le jour et l’heure de la première ouverture, sauf si vous n’en voulez pas ; le nom, l’adresse e-mail et le message de qui vous écrit, transmis à votre adresse',
    basis: CONTRACT,
    duration: `${kept('produit.page.choix')}, à votre choix, ou jusqu’à ce que vous la fermiez ; la première ouverture est effacée ${kept('produit.page.reste')} après`,
  },
  {
    purpose: 'Garder la réponse de votre client à un devis, donnée sur sa page',
    data: 'Son nom, sa réponse et ses choix, sa signature si elle est tracée, le jour et l’heure, son adresse IP sans sa fin, et son adresse e-mail si vous lui demandez un code',
    basis: CONTRACT,
    duration: `Avec le devis, qui reste dans votre compte ; le code : ${kept('produit.code')}`,
  },
  {
    purpose: 'Compter les documents faits',
    data: 'Type, modèle, taille du fichier et règles en défaut ; avec un compte, aussi celui qui l’a créé, sans rien qui désigne le document ou son client. Vous l’arrêtez sous le formulaire d’un document',
    basis: INTEREST,
    duration: `Avec un compte : ce qui vous désigne est effacé après ${kept('produit.comptage')}, ou avec le compte s’il est supprimé avant ; de même le numéro et le client du document, comptés jusqu’au 30 novembre 2026. Le reste : ${kept('produit.comptage.reste')}, sans rien qui désigne quelqu’un`,
  },
  {
    purpose: 'Chercher une entreprise par son nom ou son SIREN',
    data: 'Ce que vous cherchez, transmis au registre public des entreprises sans rien qui vous désigne',
    basis: CONTRACT,
    duration: `La réponse est gardée ${kept('produit.annuaire')}`,
  },
  {
    purpose: 'Protéger le serveur des abus',
    data: 'Adresse IP, pour compter les demandes',
    basis: `${INTEREST} : la sécurité`,
    duration: `Le temps de la limite, un jour au plus, ${kept('produit.inscription')} pour l’empreinte du réseau d’une inscription. Le journal technique du serveur ne contient ni adresse IP, ni adresse e-mail, ni contenu`,
  },
];
