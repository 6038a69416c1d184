import { Suspense, useState } from 'react';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import type { ChainNode, OwedCredit } from '#documents/dossier';
import { CreditItem } from './credit-item.tsx';
import { type OpenCredits, readOpenCredit } from './read-credits.ts';

/** What one client is owed, document by document, with what can be done with it. */
export function CreditList({ credits, isPayable }: Pick<OpenCredits, 'credits' | 'isPayable'>) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  // Read again: another page may have used it.
  const ask = async (action: Asked['action'], { document }: OwedCredit) => {
    const open = await readOpenCredit(document.id);
    const isOpen = action === 'pay-back' || (open?.payable.length ?? 0) > 0;
    if (open && isOpen && open.credit.left > 0) return setAsked({ action, ...open });
    showToast('Ce crédit ou ces factures ont changé entre-temps', { tone: 'info' });
  };
  return (
    <>
      <ul className="divide-y divide-rule">
        {credits.map((credit) => (
          <CreditItem
            key={credit.document.id}
            credit={credit}
            onSetOff={isPayable ? () => ask('set-off', credit) : null}
            onPayBack={() => ask('pay-back', credit)}
          />
        ))}
      </ul>
      <Suspense>
        {asked?.action === 'set-off' && <SetOffDialog {...asked} onClose={close} />}
        {asked?.action === 'pay-back' && <PayBackDialog credit={asked.credit} onClose={close} />}
      </Suspense>
    </>
  );
}

type Asked = {
  action: 'set-off' | 'pay-back';
  credit: OwedCredit;
  payable: readonly ChainNode[];
};

const settle = () => import('./settle-credit.ts');
const SetOffDialog = lazyWhenUsed(async () => (await settle()).SetOffDialog);
const PayBackDialog = lazyWhenUsed(async () => (await settle()).PayBackDialog);
