import { Check } from 'lucide-react';
import type { Said } from '#app/lib/is-said.ts';
import { WhenSaid } from './when-said.tsx';

/** A list with ticks; `needs` is the setting without which a claim is not shown. */
export function ClaimList({
  claims,
  className,
}: {
  claims: readonly { text: string; needs?: Said }[];
  className: string;
}) {
  return (
    <ul className={className}>
      {claims.map(({ text, needs }) => (
        <WhenSaid key={text} setting={needs}>
          <li className="flex items-center gap-2">
            <Check aria-hidden className="size-[1.125em] shrink-0 text-primary" />
            {text}
          </li>
        </WhenSaid>
      ))}
    </ul>
  );
}
