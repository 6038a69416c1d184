import { Outlet } from 'react-router';
import { RecordsProvider } from '#app/session/records-provider.tsx';
import { SignedInOnly } from '#app/session/signed-in-only.tsx';

export default function AccountLayout() {
  return (
    <SignedInOnly>
      <RecordsProvider>
        <Outlet />
      </RecordsProvider>
    </SignedInOnly>
  );
}
