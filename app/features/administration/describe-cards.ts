import { type AdminStatistics, emailRate } from '#app/data/account/administration/statistics.ts';
import type { DetailKind } from './details/detail-kinds.ts';
import { ABSENT, formatCount, formatPercentage } from './format-figures.ts';

export type StatisticCard = {
  title: string;
  main: string;
  lines: readonly string[];
  details?: DetailKind;
};

export function describeCards(known: AdminStatistics): StatisticCard[] {
  return [
    counted('Nouveaux profils', known.profilesToday, known.totalProfiles, 'profiles'),
    counted('Documents', known.documentsToday, known.totalDocuments, 'documents'),
    counted('Clients', known.clientsToday, known.totalClients, 'clients'),
    counted('Entreprises', known.companiesToday, known.totalCompanies, 'companies'),
    counted('Produits', known.productsToday, known.totalProducts, 'products'),
    counted(
      'Consentement newsletter',
      known.newsletterConsentsToday,
      known.totalNewsletterConsents,
      'newsletter',
    ),
    counted('Emails collectés', known.leadsToday, known.totalLeads, 'leads'),
    counted('Emails envoyés', known.emailsToday, known.totalEmails, 'emails'),
    counted('PDFs générés', known.pdfsToday, known.totalPdfs, 'pdfs'),
    {
      title: "Taux d'envoi email",
      main: formatPercentage(emailRate(known)),
      lines: [`${formatCount(known.totalEmails)} emails pour ${formatCount(known.totalPdfs)} PDFs`],
    },
    {
      title: 'Utilisateurs engagés',
      main: formatCount(known.engagedLeads),
      lines: [
        `${formatPercentage(known.engagementRate)} d'engagement`,
        `Au moins un retour : ${formatCount(known.returningClientsCount)}`,
        `${formatAverage(known.averageReturns)} retour par utilisateur en moyenne`,
      ],
    },
  ];
}

function counted(
  title: string,
  today: number | null,
  total: number | null,
  details: DetailKind,
): StatisticCard {
  return {
    title,
    main: formatCount(today),
    lines: [`${formatCount(total)} au total`],
    details,
  };
}

function formatAverage(value: number | null): string {
  return value === null ? ABSENT : value.toLocaleString('fr-FR');
}
