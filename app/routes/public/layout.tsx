import { useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router';
import { HelpButton } from '#app/features/help/help-button.tsx';
import { LegalFooter } from '#app/features/shell/legal-footer.tsx';
import { MainContent } from '#app/features/shell/main-content.tsx';
import { NewVersionBanner } from '#app/features/shell/new-version-banner.tsx';
import { PageBreadcrumb } from '#app/features/shell/page-breadcrumb.tsx';
import { pageStyleOf } from '#app/features/shell/page-style.ts';
import { SiteFooter } from '#app/features/shell/site-footer.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { FileDrop } from '#app/files/file-drop.tsx';
import { signedOut } from '#app/session/signed-out.ts';

export default function PublicLayout() {
  const { pathname } = useLocation();
  const { page: signedOutPage } = useSyncExternalStore(
    signedOut.subscribe,
    signedOut.get,
    signedOut.getInitial,
  );
  const style = pageStyleOf(pathname);
  return (
    <div data-page={style} className="flex min-h-dvh flex-col">
      <SiteHeader help={style === 'generator' && <HelpButton isInHeader />} />
      <NewVersionBanner />
      <MainContent>
        {signedOutPage ?? (
          <>
            <PageBreadcrumb />
            <Outlet />
          </>
        )}
      </MainContent>
      {style === 'generator' ? <LegalFooter /> : <SiteFooter />}
      <FileDrop />
      <HelpButton />
    </div>
  );
}
