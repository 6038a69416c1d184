import { Outlet } from 'react-router';
import { SignedInOnly } from '#app/session/signed-in-only.tsx';

/** The pages of who is signed in. */
export default function AccountLayout() {
  return (
    <SignedInOnly>
      <Outlet />
    </SignedInOnly>
  );
}
