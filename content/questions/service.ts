import type { QuestionTheme } from './question.ts';

export const serviceQuestions: QuestionTheme = {
  id: 'le-service',
  title: 'Le service et vos données',
  questions: [
    {
      id: 'gratuit',
      question: 'Est-ce vraiment gratuit ?',
      answer: [
        'Oui. Créer, télécharger et envoyer des factures, des devis, des reçus, des quittances et des avoirs ne coûte rien et ne porte aucun filigrane publicitaire. Le nombre de documents de cet appareil n’est pas limité ; un compte et les envois ont des limites larges, contre les abus.',
        'Il n’y a ni période d’essai, ni carte bancaire à donner. Le compte est gratuit lui aussi.',
      ],
      words: 'site gratuit prix tarif abonnement payant coût illimité',
    },
    {
      id: 'sans-inscription',
      question: 'Faut-il s’inscrire pour faire une facture ?',
      answer: [
        'Non. Ouvrez la page du document, [facture avec TVA](/facture-tva) ou [facture sans TVA](/facture-auto-entrepreneur) par exemple, remplissez-le et téléchargez le PDF. Aucune adresse e-mail n’est demandée avant.',
        'Un compte reste possible, gratuitement, depuis la page [Connexion](/auth?tab=signup).',
      ],
      words: 'compte inscription créer un compte obligatoire connexion',
    },
    {
      id: 'ou-sont-mes-donnees',
      question: 'Où sont enregistrés mes documents ?',
      answer: [
        'Sans compte, sur votre appareil : les brouillons et les documents émis restent dans ce navigateur, et leur contenu n’en sort que si vous l’envoyez, par e-mail ou par un lien de partage par exemple. Vous les retrouvez dans [Mes documents](/dossier).',
        'Le PDF, la facture électronique qu’il contient et les contrôles sont faits par votre navigateur, pas par un serveur.',
        'Ce que le serveur conserve, et combien de temps, est décrit ligne par ligne dans la [politique de confidentialité](/confidentialite).',
      ],
      words:
        'données stockage serveur cloud hébergement confidentialité rgpd vie privée voir mes factures',
    },
    {
      id: 'effacer-le-navigateur',
      question: 'Que se passe-t-il si je vide mon navigateur ou change d’ordinateur ?',
      answer: [
        'Les documents enregistrés sur un appareil disparaissent avec les données de site de son navigateur. Gardez donc toujours vos PDF : chaque PDF téléchargé ici contient aussi le document modifiable, et l’ouvrir de nouveau sur le site suffit à le reprendre, sur n’importe quel appareil.',
        'Depuis [Mes documents](/dossier), vous téléchargez tout votre dossier en une seule archive ZIP.',
      ],
      words: 'sauvegarde perdu récupérer changer appareil téléphone exporter cache cookies',
    },
    {
      id: 'hors-ligne',
      question: 'Puis-je travailler sans connexion ?',
      answer: [
        'Oui. Dès qu’un formulaire de document a été ouvert, le site reste sur l’appareil : sans réseau, vous ouvrez un document, vous l’écrivez, vous voyez l’aperçu et vous téléchargez le PDF ; [Mes documents](/dossier), les calculatrices, la recherche et les guides déjà lus s’ouvrent aussi. Rien de vos documents n’est ajouté à cette copie du site.',
        'Avec une connexion lente ou économe, rien n’est gardé d’avance : choisissez « Disponible hors connexion » au bas de [Mes documents](/dossier). Envoyer un e-mail, chercher une entreprise ou se connecter à un compte demande le réseau.',
      ],
      words: 'hors ligne offline internet réseau coupure avion train',
    },
    {
      id: 'reprendre-un-pdf',
      question: 'Puis-je rouvrir un PDF pour le modifier ou le dupliquer ?',
      answer: [
        'Oui. Déposez le PDF sur n’importe quelle page du site : un brouillon ou un devis redevient modifiable ; une facture émise s’ouvre telle qu’elle est, avec la possibilité d’en faire une copie, un avoir ou un reçu.',
        'Une facture électronique faite par un autre logiciel s’ouvre dans [Lire une facture électronique](/lire-facture-electronique).',
      ],
      words: 'importer ouvrir déposer fichier dupliquer copier',
    },
    {
      id: 'plusieurs-entreprises',
      question: 'Puis-je facturer pour plusieurs entreprises ?',
      answer: [
        'Oui. Les informations du vendeur sont propres à chaque document, et l’appareil propose celles des entreprises que vous avez déjà utilisées. Donnez à chacune sa propre série de numéros, avec un préfixe différent par exemple.',
      ],
      words: 'multi société deux activités sociétés',
    },
    {
      id: 'logiciel-certifie',
      question: 'Est-ce un logiciel de caisse certifié ?',
      answer: [
        'Non, et rien de tel n’est promis ici. L’obligation de disposer d’un logiciel attesté ou certifié vise les assujettis à la TVA qui enregistrent dans un logiciel ou une caisse les paiements de clients non assujettis, des particuliers surtout ; leur faire une facture n’en dispense pas. En sont exclus les franchisés, les opérations toutes exonérées, les ventes entre assujettis seulement et les paiements qui passent tous par un établissement de crédit.',
        'Vous pouvez noter ici qu’une facture est payée, et un compte en tire un livre des recettes : ce suivi n’est ni attesté, ni certifié, et n’est pas une comptabilité. Si la règle vous vise, enregistrez les paiements de particuliers dans un logiciel qui la respecte, pas ici : l’absence de justificatif coûte {caisse.amende} par logiciel.',
      ],
      words: 'loi anti-fraude nf525 attestation caisse certificat',
      sources: ['CGI, art. 286, I-3° bis et 1770 duodecies', 'BOI-TVA-DECLA-30-10-30'],
    },
  ],
};
