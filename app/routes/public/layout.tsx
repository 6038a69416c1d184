import { Outlet } from 'react-router';
import { MainContent, mainId } from '#app/features/shell/main-content.tsx';
import { SiteFooter } from '#app/features/shell/site-footer.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { FileDrop } from '#app/files/file-drop.tsx';
import { SkipLink } from '#app/ui/skip-link.tsx';

export default function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target={mainId}>Aller au contenu</SkipLink>
      <SiteHeader />
      <MainContent>
        <Outlet />
      </MainContent>
      <SiteFooter />
      <FileDrop />
    </div>
  );
}
