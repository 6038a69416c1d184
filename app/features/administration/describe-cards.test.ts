import { expect, test } from 'vitest';
import type { AdminStatistics } from '#app/data/account/administration/statistics.ts';
import { describeCards } from './describe-cards.ts';

const known: AdminStatistics = {
  totalLeads: 8,
  leadsToday: 2,
  totalPdfs: 1234,
  pdfsToday: 30,
  totalEmails: 411,
  emailsToday: 0,
  totalNewsletterConsents: 5,
  newsletterConsentsToday: 1,
  engagedLeads: 3,
  engagementRate: 37.5,
  averageReturns: 1.6,
  totalReturns: 13,
  returningClientsCount: 2,
  totalProfiles: 90,
  profilesToday: 4,
  totalDocuments: 12,
  documentsToday: 1,
  totalClients: 7,
  clientsToday: 0,
  totalCompanies: 6,
  companiesToday: 1,
  totalProducts: null,
  productsToday: null,
  dailyEmailStats: [],
  dailyPdfStats: [],
  returnDistribution: [],
  newsletterLeads: [],
};
const cards = describeCards(known);
const read = (title: string) => {
  const card = cards.find((one) => one.title === title);
  return card && [card.main, ...card.lines].map((text) => text.replaceAll(/\s/g, ' '));
};

test('the eleven cards come in their order', () => {
  expect(cards.map(({ title }) => title)).toEqual([
    'Nouveaux profils',
    'Documents',
    'Clients',
    'Entreprises',
    'Produits',
    'Consentement newsletter',
    'Emails collectés',
    'Emails envoyés',
    'PDFs générés',
    "Taux d'envoi email",
    'Utilisateurs engagés',
  ]);
});

test('a card shows the day, then the total', () => {
  expect(read('PDFs générés')).toEqual(['30', '1 234 au total']);
  expect(read("Taux d'envoi email")).toEqual(['33,3 %', '411 emails pour 1 234 PDFs']);
  expect(read('Utilisateurs engagés')).toEqual([
    '3',
    "37,5 % d'engagement",
    'Au moins un retour : 2',
    '1,6 retour par utilisateur en moyenne',
  ]);
});

test('what was not answered is N/A', () => {
  expect(read('Produits')).toEqual(['N/A', 'N/A au total']);
});
