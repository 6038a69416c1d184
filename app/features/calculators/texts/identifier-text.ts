import type { CalculatorText } from '#app/features/calculators/calculator-text.ts';
import { explainIdentifier } from '#documents/calculators';

export function identifierText(): CalculatorText {
  const written = (text: string) => explainIdentifier(text, null)?.written ?? text;
  return {
    lead: 'Collez un SIREN, un SIRET, un numéro de TVA de l’Union ou un IBAN : vous savez s’il est bien formé, et sinon ce qui ne va pas. Rien n’est envoyé.',
    sections: [
      {
        title: 'Comment la vérification se fait',
        blocks: [
          {
            items: [
              `SIREN : 9 chiffres. En doublant un chiffre sur deux depuis la droite, et en retirant 9 à ce qui dépasse 9, la somme est un multiple de 10 (clé de Luhn). Exemple : ${written('732829320')}.`,
              `SIRET : le SIREN de l’entreprise et 5 chiffres pour l’établissement, avec la même clé sur les 14. Exemple : ${written('73282932000074')}.`,
              'La Poste fait exception : pour son SIREN, 356 000 000, un SIRET est juste aussi quand la somme simple de ses chiffres est un multiple de 5.',
              `Numéro de TVA français : FR, une clé, le SIREN. La clé est (12 + 3 × le reste du SIREN par 97), modulo 97. Exemple : ${written('FR44732829320')}. Une clé peut aussi avoir des lettres, sauf I et O.`,
              'Numéro de TVA d’un autre État : son préfixe et la forme publiée avec VIES. La Grèce écrit EL, l’Irlande du Nord XI.',
              `IBAN : les quatre premiers caractères passent à la fin, les lettres deviennent des nombres (A = 10… Z = 35), et le reste par 97 est 1. Un IBAN français a 27 caractères et porte aussi la clé du RIB. Exemple : ${written('FR1420041010050500013M02606')}.`,
            ],
          },
        ],
      },
      {
        title: 'À quoi ils servent sur une facture',
        blocks: [
          'Le SIREN du vendeur est obligatoire (CGI, ann. II, art. 242 nonies A, 1°) ; le SIRET ne l’est pas, mais il est d’usage. Le numéro de TVA du vendeur y figure, et celui du client pour une livraison intracommunautaire ou un service autoliquidé dans l’Union.',
          'L’IBAN est facultatif ; il aide à être payé sans erreur.',
        ],
      },
      {
        title: 'Les erreurs à éviter',
        blocks: [
          {
            items: [
              'Croire qu’un numéro bien formé est actif : seul VIES dit qu’un numéro de TVA est en service, et le répertoire Sirene qu’une entreprise existe.',
              'Donner le SIRET d’un établissement fermé : après un déménagement, les 5 derniers chiffres changent, pas le SIREN.',
              'Confondre 0 et la lettre O dans un IBAN ou un numéro de TVA.',
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: 'Comment trouver le numéro de TVA d’une entreprise française ?',
        answer:
          'Écrivez son SIREN ci-dessus : le numéro à clé numérique est calculé. Vérifiez dans VIES qu’il est actif : une entreprise en franchise peut ne pas en avoir.',
      },
      {
        question: 'Mes numéros sont-ils envoyés quelque part ?',
        answer:
          'Non. La vérification se fait sur votre appareil ; l’adresse de la page garde ce que vous écrivez, pour que vous puissiez la partager.',
      },
      {
        question: 'Un SIRET refusé est-il forcément faux ?',
        answer:
          'Oui, si tous les chiffres sont bien recopiés : la clé découvre tout chiffre changé. Redemandez-le à votre client avant de facturer.',
      },
    ],
    next: [
      '/facture-tva',
      '/facture-auto-entrepreneur',
      '/lire-facture-electronique',
      '/articles/tva-intracommunautaire-europe',
      '/articles/facturer-sans-siret',
    ],
  };
}
