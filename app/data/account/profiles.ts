import { requireSupabase } from './supabase.ts';

export type ProfileNames = { first_name: string | null; last_name: string | null };

/** Null when the names could not be read: logged, since nobody waits for them. */
export async function getProfileNames(userId: string): Promise<ProfileNames | null> {
  const supabase = await requireSupabase();
  const { data, error } = await supabase
    .from('profiles')
    .select('first_name, last_name')
    .eq('user_id', userId)
    .single();
  if (error) console.warn('The profile could not be loaded', error.code);
  return data;
}
