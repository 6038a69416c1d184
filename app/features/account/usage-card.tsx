import { useEffect, useState } from 'react';
import { type AccountUsage, getUsage } from '#app/data/account/account-usage.ts';
import { Card } from '#app/ui/card.tsx';
import { describeUsage, isNearLimit } from './describe-usage.ts';

export function UsageCard() {
  const [usage, setUsage] = useState<readonly AccountUsage[] | null>(null);
  useEffect(() => {
    let isGone = false;
    getUsage().then((answer) => answer.ok && !isGone && setUsage(answer.value));
    return () => {
      isGone = true;
    };
  }, []);
  if (!usage) return null;
  return (
    <Card title="Espace utilisé">
      <ul className="grid gap-4 sm:grid-cols-2">
        {usage.map((one) => {
          const { label, text, percent } = describeUsage(one);
          return (
            <li key={one.subject}>
              <p className="flex justify-between gap-3 text-sm">
                <span className="font-semibold">{label}</span>
                <span className="text-ink-soft tabular-nums">{text}</span>
              </p>
              <meter
                aria-label={label}
                aria-valuetext={text}
                min={0}
                max={100}
                high={80}
                value={percent}
                className="mt-1 h-2 w-full"
              />
              {isNearLimit(one) && (
                <p role="status" className="mt-1 text-sm text-amber">
                  La limite est proche. Supprimez des brouillons ou des fichiers qui ne servent
                  plus&nbsp;: au-delà, rien de nouveau ne pourra être enregistré.
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
