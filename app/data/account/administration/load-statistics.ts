import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#app/data/account/database.generated.ts';
import { type ParisDay, parisDay } from '#app/lib/paris-day.ts';
import { askCount, createdOn, HEAD_ONLY } from './ask-count.ts';
import { askFigure } from './ask-figure.ts';
import {
  type AdminStatistics,
  type DailyCount,
  describeEngagement,
  labelDay,
} from './statistics.ts';

type Client = SupabaseClient<Database>;

/** Failed queries are logged and stay null: the other figures still show. */
export async function loadStatistics(now = new Date()): Promise<AdminStatistics> {
  const today = parisDay(now);
  const [counts, consents, consentsToday, engagement, leads, pdfs, newsletter] = await Promise.all([
    countTables(today),
    askCount(fromConsenting),
    askCount((client) => createdOn(fromConsenting(client), today)),
    askFigure((client) => client.rpc('get_lead_engagement', { p_tz: PARIS })),
    askFigure((client) => client.rpc('get_daily_leads_counts', WINDOW)),
    askFigure((client) => client.rpc('get_daily_pdfs_counts', WINDOW)),
    askFigure(selectNewsletter),
  ]);
  return {
    ...counts,
    totalNewsletterConsents: consents,
    newsletterConsentsToday: consentsToday,
    ...describeEngagement(engagement?.[0] ?? null),
    dailyEmailStats: (leads ?? []).map((row) => countOf(row.day, row.lead_count)),
    dailyPdfStats: (pdfs ?? []).map((row) => countOf(row.day, row.pdf_count)),
    newsletterLeads: newsletter ?? [],
  };
}

function countOf(day: string, counted: number): DailyCount {
  return { date: labelDay(day), count: counted };
}

/** Row counts of each table, in all and today; no row is fetched. */
async function countTables(day: ParisDay): Promise<Record<CountName, number | null>> {
  const counted = await Promise.all(
    COUNTED.flatMap(([table, total, today]) => [
      askCount((client) => client.from(table).select('created_at', HEAD_ONLY)).then(
        (found) => [total, found] as const,
      ),
      askCount((client) => createdOn(client.from(table).select('created_at', HEAD_ONLY), day)).then(
        (found) => [today, found] as const,
      ),
    ]),
  );
  return Object.fromEntries(counted) as Record<CountName, number | null>; // each name is counted
}

function fromConsenting(client: Client) {
  return client.from('leads').select('created_at', HEAD_ONLY).eq('newsletter_consent', true);
}

function selectNewsletter(client: Client) {
  return client
    .from('leads')
    .select('email, created_at, total_documents_generated, return_count')
    .eq('newsletter_consent', true)
    .order('created_at', { ascending: false })
    .limit(50);
}

const COUNTED = [
  ['leads', 'totalLeads', 'leadsToday'],
  ['generated_pdfs', 'totalPdfs', 'pdfsToday'],
  ['email_logs', 'totalEmails', 'emailsToday'],
  ['profiles', 'totalProfiles', 'profilesToday'],
  ['documents', 'totalDocuments', 'documentsToday'],
  ['clients', 'totalClients', 'clientsToday'],
  ['companies', 'totalCompanies', 'companiesToday'],
  ['products', 'totalProducts', 'productsToday'],
] as const;
type CountName = (typeof COUNTED)[number][1 | 2];
const PARIS = 'Europe/Paris';
const WINDOW = { p_tz: PARIS, p_days: 30 };
