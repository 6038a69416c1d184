import { ONLINE_SINCE } from '#content/deployment.ts';
import type { PublicPage } from './public-page.ts';

/** About us, help and legal pages. */
export const companyPages = [
  {
    path: '/a-propos',
    name: 'À propos',
    title: 'À propos',
    description: `Un site gratuit depuis ${ONLINE_SINCE} pour faire factures, devis, reçus et quittances\u00a0: ce à quoi nous tenons, où sont vos données, comment il est payé.`,
    keywords: ['à propos', 'facturation gratuite', 'vos données'],
    updated: '2026-11-30',
    places: ['company'],
    legacyKeys: ['a_propos'],
  },
  {
    path: '/comptabilite',
    name: 'Comptabilité',
    title: 'Comptabilité en ligne pour indépendants',
    description:
      'Un service de comptabilité en ligne\u00a0: ce qu’il fait, ce qu’il faut vérifier avant de s’abonner, comment y apporter vos factures.',
    keywords: ['comptabilité en ligne', 'comptabilité indépendant', 'logiciel de comptabilité'],
    updated: '2026-11-30',
    places: ['company'],
    needs: 'PARTNER_LINK',
  },
  {
    path: '/partenaires',
    name: 'Partenaires',
    title: 'Devenir partenaire',
    description:
      'Comment devenir partenaire, ce que nous regardons avant de recommander un service, et nos règles sur les liens d’affiliation.',
    keywords: ['partenaires', 'affiliation', 'transparence'],
    updated: '2026-11-30',
    places: ['company'],
  },
  {
    path: '/faq',
    name: 'FAQ',
    title: 'Questions fréquentes sur la facturation',
    description:
      'Facture électronique, plateforme agréée, rejets, TVA, numérotation, avoirs, retards de paiement : des réponses exactes, avec les textes de loi.',
    keywords: ['FAQ facture', 'facture électronique', 'plateforme agréée', 'facture rejetée'],
    updated: '2026-11-26',
  },
  {
    path: '/contact',
    name: 'Contact',
    title: 'Nous écrire',
    description:
      'Une question, une erreur, une idée\u00a0? Écrivez-nous\u00a0: vous recevez un numéro tout de suite, puis une réponse par e-mail.',
    keywords: ['contact', 'aide', 'support'],
    updated: '2026-11-24',
    places: ['company'],
  },
  {
    path: '/conformite-securite',
    name: 'Conformité et sécurité',
    title: 'Conformité et sécurité',
    description:
      'Ce qui est contrôlé et comment\u00a0: mentions légales, Factur-X, montants, confidentialité, comptes. Chaque affirmation est tenue par un essai.',
    keywords: ['conformité', 'sécurité', 'Factur-X', 'RGPD'],
    updated: '2026-11-30',
    places: ['company'],
  },
  {
    path: '/mentions-legales',
    name: 'Mentions légales',
    title: 'Mentions légales',
    description: 'Qui édite ce site, qui l’héberge, et comment leur écrire ou signaler un contenu.',
    keywords: ['mentions légales', 'éditeur', 'hébergeur'],
    updated: '2026-11-24',
    places: ['legal'],
    legacyKeys: ['qui_sommes_nous'],
  },
  {
    path: '/cgu',
    name: 'Conditions d’utilisation',
    title: 'Conditions générales d’utilisation',
    description:
      'Les règles d’usage du site\u00a0: service gratuit, compte, responsabilités, ce qui est permis et ce qui ne l’est pas.',
    keywords: ['CGU', 'conditions d’utilisation'],
    updated: '2026-11-30',
    places: ['legal'],
    legacyKeys: ['condition'],
  },
  {
    path: '/confidentialite',
    name: 'Confidentialité',
    title: 'Politique de confidentialité',
    description:
      'Ce qui reste sur votre appareil, ce que le serveur conserve, pourquoi, combien de temps, et vos droits sur vos données.',
    keywords: ['confidentialité', 'RGPD', 'données personnelles'],
    updated: '2026-11-30',
    places: ['legal'],
  },
  {
    path: '/cookies',
    name: 'Cookies',
    title: 'Cookies et stockage local',
    description:
      'Ce que le site garde dans votre navigateur, ce qui demande votre accord, et le réglage de vos choix.',
    keywords: ['cookies', 'consentement', 'traceurs'],
    updated: '2026-11-30',
    places: ['legal'],
  },
] as const satisfies readonly PublicPage[];
