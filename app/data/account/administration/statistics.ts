/** A figure is null when its query failed. */
export type AdminStatistics = {
  totalLeads: number | null;
  totalPdfs: number | null;
  totalEmails: number | null;
  leadsToday: number | null;
  pdfsToday: number | null;
  emailsToday: number | null;
  newsletterConsentsToday: number | null;
  totalNewsletterConsents: number | null;
  /** Leads last active on another day than the day of their creation. */
  engagedLeads: number | null;
  /** Percentage of leads that came back, with one decimal. */
  engagementRate: number | null;
  /** Average number of returns per lead. */
  averageReturns: number | null;
  totalReturns: number | null;
  /** Engaged leads counted as returning at least once. */
  returningClientsCount: number | null;
  totalProfiles: number | null;
  profilesToday: number | null;
  totalDocuments: number | null;
  documentsToday: number | null;
  totalClients: number | null;
  clientsToday: number | null;
  totalCompanies: number | null;
  companiesToday: number | null;
  totalProducts: number | null;
  productsToday: number | null;
  /** The last thirty days, today last. */
  dailyEmailStats: readonly DailyCount[];
  dailyPdfStats: readonly DailyCount[];
  returnDistribution: readonly ReturnGroup[];
  /** The fifty latest. */
  newsletterLeads: readonly NewsletterLead[];
};

/** `date` is a French label: « 23/11 ». */
export type DailyCount = { date: string; count: number };
export type ReturnGroup = { name: string; value: number };
export type NewsletterLead = {
  email: string;
  created_at: string;
  total_documents_generated: number;
  return_count: number;
};

/** A row of `get_lead_engagement`. */
export type LeadEngagement = {
  total_leads: number;
  engaged_leads: number;
  returning_leads: number;
  total_returns: number;
  returns_1: number;
  returns_2_5: number;
  returns_6_10: number;
  returns_11_up: number;
};

/** Rates derived from lead counts; null when those could not be read. */
export function describeEngagement(
  known: LeadEngagement | null,
): Pick<
  AdminStatistics,
  | 'engagedLeads'
  | 'engagementRate'
  | 'averageReturns'
  | 'totalReturns'
  | 'returningClientsCount'
  | 'returnDistribution'
> {
  return {
    engagedLeads: known?.engaged_leads ?? null,
    engagementRate: known && percentOf(known.engaged_leads, known.total_leads),
    averageReturns: known && ratioOf(known.total_returns, known.total_leads),
    totalReturns: known?.total_returns ?? null,
    returningClientsCount: known?.returning_leads ?? null,
    returnDistribution: known ? groupReturns(known) : [],
  };
}

/** E-mails per hundred files, with one decimal; 0 without any file. */
export function emailRate({
  totalEmails,
  totalPdfs,
}: Pick<AdminStatistics, 'totalEmails' | 'totalPdfs'>): number | null {
  return totalEmails === null || totalPdfs === null ? null : percentOf(totalEmails, totalPdfs);
}

/** `day` is YYYY-MM-DD. */
export function labelDay(day: string): string {
  return `${day.slice(8, 10)}/${day.slice(5, 7)}`;
}

/** Empty groups are left out. */
function groupReturns(known: LeadEngagement): ReturnGroup[] {
  return [
    { name: '1 retour', value: known.returns_1 },
    { name: '2-5 retours', value: known.returns_2_5 },
    { name: '6-10 retours', value: known.returns_6_10 },
    { name: '11+ retours', value: known.returns_11_up },
  ].filter(({ value }) => value > 0);
}

function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;
}

function ratioOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10) / 10;
}
