/**
 * Decisions without a status line (« Accepted, 2026-11-20. ») under their title, and those whose
 * line in the index of `docs/decisions/README.md` is missing or says something else.
 */
export function findUndatedDecisions(decisions: readonly Page[], index: string): string[] {
  const names = decisions.map(({ path }) => nameOf(path));
  const lines = index.split('\n');
  return decisions.flatMap(({ path, source }) => {
    const [heading = '', blank, status = ''] = source.split('\n');
    const title = /^# \d{3}\s?[—–:.]? (.+)$/.exec(heading)?.[1];
    if (title === undefined || blank !== '' || !statusLine.test(status)) {
      return [`${path}: its third line is no status (« Accepted, YYYY-MM-DD. »)`];
    }
    const lost = [...status.matchAll(link)].map(([, name = '']) => name);
    const entry = `- [${nameOf(path).slice(0, 3)}](${nameOf(path)}) ${title}. ${status}`;
    return [
      ...lost.filter((name) => !names.includes(name)).map((name) => `${path}: no decision ${name}`),
      ...(lines.includes(entry) ? [] : [`docs/decisions/README.md lacks: ${entry}`]),
    ];
  });
}

export type Page = { path: string; source: string };

function nameOf(path: string) {
  return path.slice(path.lastIndexOf('/') + 1);
}

const link = /\]\(([^)]+)\)/g;
const links = String.raw`\[\d{3}\]\([\w-]+\.md\)(?:(?:, | and )\[\d{3}\]\([\w-]+\.md\))*`;
const day = String.raw`\d{4}-\d{2}-\d{2}`;
const statusLine = new RegExp(
  `^(?:Proposed, ${day}|Accepted, ${day}(?:; in part superseded by ${links}(?:: .+)?)?|Superseded by ${links}, ${day})\\.$`,
);
