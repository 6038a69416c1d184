import { useEffect, useEffectEvent, useState } from 'react';
import { dossier } from '#app/data/dossier.ts';
import type { ChainNode } from '#documents/dossier';

/** The selected documents by id, on any page. */
export function useTicks() {
  const [ticked, setTicked] = useState<ReadonlyMap<string, ChainNode>>(new Map());
  const tick = (nodes: readonly ChainNode[], isTicked: boolean) => {
    const next = new Map(ticked);
    for (const node of nodes) {
      if (isTicked) next.set(node.id, node);
      else next.delete(node.id);
    }
    setTicked(next);
  };
  const untick = (ids: readonly string[]) =>
    setTicked((latest) => new Map([...latest].filter(([id]) => !ids.includes(id))));
  const forgetRemoved = useEffectEvent(async (id: string) => {
    if (ticked.has(id) && (await dossier.get(id)) === null) untick([id]);
  });
  // Syncs with other tabs: documents deleted there are deselected.
  useEffect(() => dossier.watchOthers((id) => forgetRemoved(id)), []);
  return { ticked, tick, untick, clear: () => setTicked(new Map()) };
}
