import { useSession } from '#app/session/use-session.ts';
import { getDisplayName, getInitials } from './user-names.ts';

export type AccountNames = {
  initials: string;
  displayName: string;
  email: string;
  /** The display name is the user’s own. */
  isNamed: boolean;
};

/** How the header calls who is signed in; null when nobody is, or only by half. */
export function useAccountNames(): AccountNames | null {
  const { user, profile, isSecondFactorDue } = useSession();
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
  };
}
