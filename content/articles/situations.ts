import type { tradePages } from '#content/pages/trade-pages.ts';
import type { PagePath } from '#content/pages.ts';
import type { ArticleSlug } from './plan.ts';

type ToolPath = PagePath | (typeof tradePages)[number]['path'];

/** A path through the articles for somebody in a situation, to the tool that ends it. */
export type Situation = {
  /** Anchor on the guides page. */
  id: string;
  /** In the words of its reader. */
  title: string;
  steps: readonly (readonly [article: ArticleSlug, why: string])[];
  tool: { path: ToolPath; label: string };
};

export const situations: readonly Situation[] = [
  {
    id: 'micro-entreprise',
    title: 'Je me lance en micro-entreprise',
    steps: [
      ['facturer-auto-entrepreneur', 'Ce que votre facture porte dès la première.'],
      ['franchise-tva-concerne', 'Facturer sans TVA : jusqu’à quel montant, avec quelle mention.'],
      ['numerotation-factures', 'Choisir une suite de numéros, et ne plus en changer.'],
      ['devis-conforme', 'Se mettre d’accord avant de travailler.'],
      ['facturation-electronique-calendrier', 'Ce que la réforme vous demande, et quand.'],
    ],
    tool: { path: '/facture-auto-entrepreneur', label: 'Faire une facture sans TVA' },
  },
  {
    id: 'passer-a-la-tva',
    title: 'Je passe à la TVA',
    steps: [
      ['franchise-tva-concerne', 'Le jour où la franchise s’arrête.'],
      ['comment-appliquer-tva-factures', 'Écrire la TVA sur la facture, ligne par ligne.'],
      ['taux-tva-france', 'Trouver le taux de ce que vous vendez.'],
      ['facture-ttc-vs-ht', 'Annoncer un prix hors taxes ou toutes taxes comprises.'],
    ],
    tool: { path: '/facture-tva', label: 'Faire une facture avec TVA' },
  },
  {
    id: 'louer-un-logement',
    title: 'Je loue un logement',
    steps: [
      ['quittance-loyer-vs-facture', 'Quittance, reçu ou avis d’échéance : lequel remettre.'],
      ['facture-location-bailleurs', 'Meublé avec services, dépôt de garantie, révision du loyer.'],
      ['relance-client-pratiques', 'Le loyer n’arrive pas : relancer sans se fâcher.'],
    ],
    tool: { path: '/quittance-loyer', label: 'Faire une quittance de loyer' },
  },
  {
    id: 'batiment',
    title: 'Je travaille dans le bâtiment',
    steps: [
      ['devis-conforme', 'Le devis que la loi vous demande.'],
      ['facturation-batiment-tva', 'Le taux de TVA des travaux, la certification du client.'],
      ['acompte-facture', 'Demander un acompte, puis le déduire.'],
      ['mentions-eviter-impayes', 'Ce qu’il faut avoir écrit pour être payé.'],
    ],
    tool: { path: '/devis', label: 'Faire un devis' },
  },
  {
    id: 'vendre-en-ligne',
    title: 'Je vends en ligne',
    steps: [
      ['facturation-ecommerce-regles', 'La facture, la TVA du pays du client, les retours.'],
      [
        'tva-intracommunautaire-europe',
        'Vendre dans l’Union, à un particulier ou à une entreprise.',
      ],
      ['tva-export-hors-ue', 'Expédier hors de l’Union.'],
      ['avoir-note-credit', 'Rembourser par un avoir.'],
    ],
    tool: { path: '/modeles/e-commerce', label: 'Partir d’une facture de boutique' },
  },
  {
    id: 'facturer-a-l-etranger',
    title: 'Je facture à l’étranger',
    steps: [
      ['tva-intracommunautaire-europe', 'Un client dans l’Union européenne.'],
      ['tva-export-hors-ue', 'Un client hors de l’Union.'],
      ['facture-proforma', 'La douane ou le client demande une proforma.'],
      ['mentions-obligatoires-facture-2025', 'Les mentions qui restent les mêmes partout.'],
    ],
    tool: { path: '/facture-tva', label: 'Faire une facture avec TVA' },
  },
  {
    id: 'facture-electronique',
    title: 'Facture électronique 2026-2027, pas à pas',
    steps: [
      ['facturation-electronique-calendrier', 'Savoir quand vous êtes concerné.'],
      ['plateformes-dematerialisation', 'Choisir une plateforme agréée.'],
      ['format-factur-x', 'Comprendre le fichier que vous enverrez.'],
      ['choisir-logiciel-facturation', 'Vérifier ce que sait faire votre logiciel.'],
      ['archivage-legal-factures', 'Garder les factures le temps qu’il faut.'],
    ],
    tool: { path: '/lire-facture-electronique', label: 'Lire une facture électronique reçue' },
  },
  {
    id: 'impaye',
    title: 'Je ne suis pas payé',
    steps: [
      ['delais-paiement-legaux', 'Vérifier que la facture est vraiment en retard.'],
      ['relance-client-pratiques', 'Relancer : quand, comment, avec quels mots.'],
      ['penalites-retard-calcul', 'Compter ce que le retard vous rapporte.'],
      ['contentieux-facture-impayee', 'Aller plus loin : mise en demeure, puis juge.'],
    ],
    tool: { path: '/relance', label: 'Écrire une relance' },
  },
  {
    id: 'sante',
    title: 'J’exerce une profession de santé',
    steps: [
      ['professions-medicales-facturation', 'Le soin sans TVA, et ce qui en porte.'],
      ['facturation-professions-liberales', 'La note d’honoraires d’un professionnel libéral.'],
      ['franchise-tva-concerne', 'La franchise, pour vos actes taxés.'],
    ],
    tool: { path: '/modeles/sage-femme', label: 'Partir d’une note de soins' },
  },
  {
    id: 'association',
    title: 'Je tiens les comptes d’une association',
    steps: [
      ['quest-ce-qu-une-facture', 'Facture, note ou reçu : ce que vous remettez.'],
      ['facturer-sans-siret', 'Une association sans SIRET peut-elle facturer ?'],
      ['facturation-societe', 'Ce qu’une association écrit, et ce qui ne la concerne pas.'],
      ['numerotation-factures', 'Une seule suite de numéros, même si le trésorier change.'],
      [
        'facturation-electronique-calendrier',
        'La réforme, si l’association est assujettie ou non.',
      ],
    ],
    tool: { path: '/facture-auto-entrepreneur', label: 'Faire une facture sans TVA' },
  },
];
