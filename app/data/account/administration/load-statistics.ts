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

/**
 * Failed queries are logged and stay null: the other figures still show. What takes longest is
 * asked for first, since a browser has six connections to a server.
 */
export async function loadStatistics(now = new Date()): Promise<AdminStatistics> {
  const today = parisDay(now);
  const [totals, engaged, pdfs, leads, counts, consentsToday, newsletter] = await Promise.all([
    countLists(),
    askFigure((client) => client.rpc('get_lead_engagement', { p_tz: PARIS })),
    askFigure((client) => client.rpc('get_daily_pdfs_counts', WINDOW)),
    askFigure((client) => client.rpc('get_daily_leads_counts', WINDOW)),
    countToday(today),
    askCount((client) => createdOn(fromConsenting(client), today)),
    askFigure(selectNewsletter),
  ]);
  const engagement = engaged?.[0] ?? null;
  return {
    ...totals,
    ...counts,
    totalLeads: engagement?.total_leads ?? null,
    newsletterConsentsToday: consentsToday,
    ...describeEngagement(engagement),
    dailyEmailStats: (leads ?? []).map((row) => countOf(row.day, row.lead_count)),
    dailyPdfStats: (pdfs ?? []).map((row) => countOf(row.day, row.pdf_count)),
    newsletterLeads: newsletter ?? [],
  };
}

function countOf(day: string, counted: number): DailyCount {
  return { date: labelDay(day), count: counted };
}

/** A procedure: the policies of a table would be asked for each of its rows. */
async function countLists(): Promise<Record<TotalName, number | null>> {
  const counted = await askFigure((client) => client.rpc('count_lists'));
  const totals = TOTALS.map(([list, name]) => [
    name,
    counted?.find((row) => row.list === list)?.total ?? null,
  ]);
  return Object.fromEntries(totals); // each name is counted
}

async function countToday(day: ParisDay): Promise<Record<TodayName, number | null>> {
  const counted = await Promise.all(
    TODAY.map(async ([table, name]) => {
      const found = await askCount((client) =>
        createdOn(client.from(table).select('created_at', HEAD_ONLY), day),
      );
      return [name, found] as const;
    }),
  );
  return Object.fromEntries(counted) as Record<TodayName, number | null>; // each name is counted
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

const TOTALS = [
  ['pdfs', 'totalPdfs'],
  ['emails', 'totalEmails'],
  ['newsletter', 'totalNewsletterConsents'],
  ['profiles', 'totalProfiles'],
  ['documents', 'totalDocuments'],
  ['clients', 'totalClients'],
  ['companies', 'totalCompanies'],
  ['products', 'totalProducts'],
] as const;
type TotalName = (typeof TOTALS)[number][1];
const TODAY = [
  ['leads', 'leadsToday'],
  ['generated_pdfs', 'pdfsToday'],
  ['email_logs', 'emailsToday'],
  ['profiles', 'profilesToday'],
  ['documents', 'documentsToday'],
  ['clients', 'clientsToday'],
  ['companies', 'companiesToday'],
  ['products', 'productsToday'],
] as const;
type TodayName = (typeof TODAY)[number][1];
const PARIS = 'Europe/Paris';
const WINDOW = { p_tz: PARIS, p_days: 30 };
