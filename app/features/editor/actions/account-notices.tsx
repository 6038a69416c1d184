import { RegimeNotice } from '#app/features/editor/conformity/regime-notice.tsx';
import { ElsewhereBanner } from '#app/features/editor/elsewhere/elsewhere-banner.tsx';
import { RefusedNotice } from './refused-notice.tsx';

/** What the account, another device or the company of the document asks its author to settle. */
export function AccountNotices() {
  return (
    <>
      <RefusedNotice />
      <ElsewhereBanner />
      <RegimeNotice />
    </>
  );
}
