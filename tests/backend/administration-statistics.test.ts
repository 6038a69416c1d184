import { expect, test, vi } from 'vitest';
import { loadStatistics } from '#app/data/account/administration/load-statistics.ts';
import { requireSupabase } from '#app/data/account/supabase.ts';
import { openWholeSite } from '#server/test/whole-site.ts';

vi.mock('#app/data/account/supabase.ts', () => ({ requireSupabase: vi.fn() }));
vi.mock('#app/data/account/session/session.ts', () => ({ openSession: () => Promise.resolve() }));

const site = await openWholeSite();
const admin = await site.signUp('admin@exemple.fr');
const stranger = await site.signUp('autre@exemple.fr');
await site.owner.query("insert into user_roles (user_id, role) values ($1, 'admin')", [admin.id]);

/** `back` days ago at an hour of Paris; 0 is today. */
const at = (back: number, time: string) =>
  `(((now() at time zone 'Europe/Paris')::date - ${back}) + time '${time}') at time zone 'Europe/Paris'`;
await site.owner.query(`
  update profiles set created_at = ${at(3, '12:00')} where email = 'autre@exemple.fr';
  update profiles set created_at = ${at(0, '00:00')} where email = 'admin@exemple.fr';
  insert into leads
    (email, created_at, last_activity_at, return_count, total_documents_generated, newsletter_consent) values
    ('a@b.fr', ${at(0, '00:00:00.001')}, ${at(0, '00:00:01')}, 0, 1, true),
    ('b@b.fr', ${at(0, '23:59:59.999')}, ${at(0, '23:59:59.999')}, 2, 3, false),
    ('c@b.fr', ${at(1, '23:59:59.999')}, ${at(0, '00:00')}, 0, 1, true),
    ('d@b.fr', ${at(29, '00:00')}, ${at(28, '09:00')}, 1, 2, false),
    ('e@b.fr', ${at(30, '23:59:59')}, ${at(2, '09:00')}, 5, 6, true),
    ('f@b.fr', ${at(40, '09:00')}, ${at(3, '09:00')}, 6, 7, false),
    ('g@b.fr', ${at(50, '09:00')}, ${at(3, '09:00')}, 11, 12, false),
    ('h@b.fr', ${at(60, '09:00')}, ${at(60, '23:00')}, 0, 1, false);
  insert into generated_pdfs (document_type, file_size, created_at) values
    ('devis', 1, ${at(0, '08:00')}), ('devis', 1, ${at(0, '09:00')}), ('recu', 1, ${at(2, '08:00')}),
    ('recu', 1, ${at(2, '23:30')}), ('recu', 1, ${at(31, '08:00')});
  insert into email_logs (recipient_email, email_type, subject, status, created_at) values
    ('a@b.fr', 'welcome', 'Bienvenue', 'sent', ${at(0, '08:00')}),
    ('b@b.fr', 'welcome', 'Bienvenue', 'failed', ${at(1, '08:00')});
  insert into clients (user_id, name, created_at) values
    ('${stranger.id}', 'Client', ${at(0, '08:00')}), ('${stranger.id}', 'Autre', ${at(9, '08:00')});
  insert into companies (user_id, name, created_at) values ('${stranger.id}', 'Atelier', ${at(9, '08:00')});
  insert into products (user_id, description, unit_price_excluding_tax, created_at) values
    ('${stranger.id}', 'Pose', 1, ${at(0, '08:00')});
  insert into documents (user_id, document_type, created_at) values
    ('${stranger.id}', 'devis', ${at(0, '08:00')}), ('${stranger.id}', 'recu', ${at(1, '08:00')})`);

test('Statistics object: each figure is the one counted by hand', async () => {
  vi.mocked(requireSupabase).mockResolvedValue(admin.client);
  const { dailyEmailStats, dailyPdfStats, newsletterLeads, ...figures } = await loadStatistics();
  expect(figures).toEqual({
    totalLeads: 8,
    leadsToday: 2,
    totalPdfs: 5,
    pdfsToday: 2,
    totalEmails: 2,
    emailsToday: 1,
    totalProfiles: 2,
    profilesToday: 1,
    totalDocuments: 2,
    documentsToday: 1,
    totalClients: 2,
    clientsToday: 1,
    totalCompanies: 1,
    companiesToday: 0,
    totalProducts: 1,
    productsToday: 1,
    totalNewsletterConsents: 3,
    newsletterConsentsToday: 1,
    // c, d, e, f, g; b came back on its first day.
    engagedLeads: 5,
    engagementRate: 62.5,
    totalReturns: 25,
    averageReturns: 3.1,
    returningClientsCount: 4,
    returnDistribution: [
      { name: '1 retour', value: 1 },
      { name: '2-5 retours', value: 1 },
      { name: '6-10 retours', value: 1 },
      { name: '11+ retours', value: 1 },
    ],
  });
  const counts = (days: readonly { count: number }[]) => days.map(({ count }) => count);
  const none = (days: number) => Array.from({ length: days }, () => 0);
  expect(counts(dailyEmailStats)).toEqual([1, ...none(27), 1, 2]);
  expect(counts(dailyPdfStats)).toEqual([...none(27), 2, 0, 2]);
  expect(newsletterLeads.map(({ email }) => email)).toEqual(['a@b.fr', 'c@b.fr', 'e@b.fr']);
});

test('whoever is not an administrator counts nothing of others', async () => {
  vi.mocked(requireSupabase).mockResolvedValue(stranger.client);
  const found = await loadStatistics();
  expect(found).toMatchObject({
    totalLeads: null,
    leadsToday: 0,
    totalDocuments: null,
    profilesToday: 0,
    totalNewsletterConsents: null,
    engagedLeads: null,
    returnDistribution: [],
    dailyEmailStats: [],
    dailyPdfStats: [],
    newsletterLeads: [],
  });
});
