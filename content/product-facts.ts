/**
 * What the product keeps and for how long, in the words of prose; a test holds each of them to the
 * code that does it.
 */
export const PRODUCT_FACTS: Readonly<Record<string, string>> = {
  'produit.suppression': '14\u00a0jours',
  'produit.liens': 'une\u00a0heure',
  'produit.partage': '30\u00a0jours',
  'produit.partage.choix': '1, 7 ou 30\u00a0jours',
  'produit.messages': 'un\u00a0an',
  'produit.journal-envois': 'un\u00a0an',
  'produit.journal-connexions': 'un\u00a0an',
  'produit.sessions': 'un\u00a0an',
  'produit.inscription': 'une\u00a0semaine',
  'produit.adresse': '30\u00a0jours',
  'produit.envoi': '24\u00a0heures',
  'produit.annuaire': 'un\u00a0jour',
  'produit.prospects': 'trois\u00a0ans',
  'produit.comptage': 'un\u00a0an',
  'produit.comptage.reste': 'cinq\u00a0ans',
  'produit.demande-nouvelles': '30\u00a0jours',
  'produit.consentement': '6\u00a0mois',
};
