import { requireSupabase } from '#app/data/account/supabase.ts';

/** Any error means no: the database checks the role itself. */
export async function isAdministrator(userId: string): Promise<boolean> {
  const supabase = await requireSupabase();
  const { data, error } = await supabase
    .from('user_roles')
    .select('role')
    .eq('user_id', userId)
    .eq('role', 'admin')
    .limit(1);
  if (error) console.error('The role could not be checked', error.code);
  return data !== null && data.length > 0;
}
