import { X } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { focusMain } from '#app/lib/focus-main.ts';
import { closeNewVersion } from '#app/lib/notices/new-version.ts';
import { useSession } from '#app/session/use-session.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { isSignedInPath } from '#content/pages/account-pages.ts';
import { site } from '#content/site.ts';

function close() {
  focusMain();
  closeNewVersion();
}

/**
 * Announces the new version until closed: an invitation for visitors, thanks for users. Both are
 * prerendered, with the same height. On a phone, the lists of the account need its room.
 */
export function NewVersionBanner() {
  const { isLoading, user } = useSession();
  const { pathname } = useLocation();
  const forVisitors = isLoading ? 'in-data-account:hidden' : '';
  const forMembers = isLoading ? 'hidden in-data-account:inline' : '';
  return (
    <aside
      aria-label="Nouvelle version"
      className={`border-b border-rule bg-primary-soft in-data-notice-closed:hidden print:hidden ${isSignedInPath(pathname) ? 'max-lg:hidden' : ''}`}
    >
      <div className="mx-auto flex max-w-360 items-center gap-2 px-4 lg:px-8">
        <p className="flex min-h-14 grow items-center py-2 sm:py-1 text-sm sm:min-h-10">
          {!user && (
            <span className={forVisitors}>
              {`La nouvelle version de ${site.name} est là. `}
              <Link to="/auth?tab=signup" className="font-semibold underline">
                Créez un compte gratuit
              </Link>
              <span className="max-sm:hidden"> pour retrouver vos documents partout</span>.
            </span>
          )}
          {(user || isLoading) && (
            <span className={forMembers}>
              Merci d’utiliser la nouvelle version
              <span className="max-sm:hidden">{` de ${site.name}`}</span>&nbsp;!
              <span className="max-sm:hidden"> Une question&nbsp;?</span> L’aide est en bas à
              droite.
            </span>
          )}
        </p>
        <IconButton label="Fermer" size="sm" onClick={close}>
          <X aria-hidden />
        </IconButton>
      </div>
    </aside>
  );
}
