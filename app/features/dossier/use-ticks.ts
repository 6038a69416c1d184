import { useEffect, useEffectEvent, useState } from 'react';
import { dossier } from '#app/data/dossier.ts';

/** The ids of selected documents, on any page. */
export function useTicks() {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const tick = (ids: readonly string[], isTicked: boolean) => {
    const next = new Set(ticked);
    for (const id of ids) {
      if (isTicked) next.add(id);
      else next.delete(id);
    }
    setTicked(next);
  };
  const forgetRemoved = useEffectEvent(async (id: string) => {
    if (ticked.has(id) && (await dossier.get(id)) === null) untick(id);
  });
  const untick = (id: string) =>
    setTicked((latest) => new Set([...latest].filter((other) => other !== id)));
  // Syncs with other tabs: documents deleted there are deselected.
  useEffect(() => dossier.watchOthers((id) => forgetRemoved(id)), []);
  return { ticked, tick, clear: () => setTicked(new Set()) };
}
