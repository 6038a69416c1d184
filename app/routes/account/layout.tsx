import { Outlet } from 'react-router';
import { RecordsProvider } from '#app/session/records-provider.tsx';
import { SignedInOnly } from '#app/session/signed-in-only.tsx';

/** The pages of a signed-in user. */
export default function AccountLayout() {
  return (
    <SignedInOnly>
      <RecordsProvider>
        <Outlet />
      </RecordsProvider>
    </SignedInOnly>
  );
}
