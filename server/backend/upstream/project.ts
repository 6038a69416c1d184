/** A Supabase project, hosted (« https://….supabase.co ») or self-hosted. */
export type Project = { url: string; publishableKey: string; secretKey: string };
