/**
 * A hosted or self-hosted Supabase project, as its operator names it: « https://….supabase.co » and
 * its two keys.
 */
export type Project = { url: string; publishableKey: string; secretKey: string };
