import { table, withP95 } from '../format.ts';
import type { AttackFigure } from './measure-attacks.ts';

/** The waits of other users during each attack, by state of the server, as Markdown. */
export function formatAttacks(
  states: readonly (readonly [state: string, figures: readonly AttackFigure[]])[],
): string {
  const rows = states.flatMap(([state, figures]) =>
    figures.map(({ attack, others, failures, attacker }) => {
      const answers = [...attacker].map(([status, count]) => `${count} × ${status}`).join(', ');
      return [attack, state, withP95(others), failures, answers];
    }),
  );
  const head = ['others, median (p95)', 'failed', 'what the attacker got'];
  return table(['attack, twenty at once', '', ...head], rows);
}
