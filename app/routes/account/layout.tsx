import { Outlet } from 'react-router';
import { SignedInOnly } from '#app/session/signed-in-only.tsx';

/** The pages of a signed-in user. */
export default function AccountLayout() {
  return (
    <SignedInOnly>
      <Outlet />
    </SignedInOnly>
  );
}
