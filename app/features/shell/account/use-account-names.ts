import { useSession } from '#app/session/use-session.ts';
import { getDisplayName, getInitials } from './user-names.ts';

export type AccountNames = {
  initials: string;
  displayName: string;
  email: string;
  /** The user has given the display name. */
  isNamed: boolean;
  isAdministrator: boolean;
};

/** Names of the signed-in user; null when signed out, or when the second factor is due. */
export function useAccountNames(): AccountNames | null {
  const { user, profile, isSecondFactorDue, isAdministrator } = useSession();
  if (!user || isSecondFactorDue) return null;
  const names = {
    firstName: profile?.first_name,
    lastName: profile?.last_name,
    email: user.email,
  };
  return {
    initials: getInitials(names),
    displayName: getDisplayName(names),
    email: user.email ?? '',
    isNamed: Boolean(profile?.first_name),
    isAdministrator,
  };
}
