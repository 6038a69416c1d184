import type { SharedDocument } from '#app/features/shared-document/open-document.ts';
import { modulesPath } from '#app/sheet/modules-path.ts';
import { cents, createPaymentCode, modulesOf } from '#documents';
import { CLIENT_PAGE_WORDS } from './client-page-words.ts';

/** SEPA transfer code for `amount` cents, which may be less than on the sheet. */
export function TransferCode({ document, amount }: { document: SharedDocument; amount: number }) {
  const { draft, totals } = document;
  const code = createPaymentCode(draft, { ...totals, dueNowAmount: cents(amount) });
  if (!code) return null;
  const words = CLIENT_PAGE_WORDS[draft.language];
  const modules = modulesOf(code);
  const side = modules.moduleCount + 2 * QUIET_ZONE;
  return (
    <figure className="flex max-w-prose items-center gap-3">
      <svg
        role="img"
        aria-label={words.code}
        viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
        className="size-32 shrink-0 rounded-sm bg-sheet"
      >
        <path d={modulesPath(modules)} fill="#000" />
      </svg>
      <figcaption className="max-w-52 text-sm text-ink-soft">{words.scan}</figcaption>
    </figure>
  );
}

/** In modules (ISO 18004, 6.3.8). */
const QUIET_ZONE = 4;
