import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Words missing from the French dictionary and content/terms.txt, by article. */
export function listMisspelt(articles: readonly { slug: string; text: string }[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'articles-'));
  try {
    for (const { slug, text } of articles) writeFileSync(join(folder, `${slug}.txt`), text);
    const { stdout, stderr, error } = spawnSync(
      process.execPath,
      [
        'node_modules/cspell/bin.mjs',
        'lint',
        '--no-progress',
        '--no-summary',
        '--unique',
        '--no-color',
        ...['--config', join(import.meta.dirname, 'spelling.json'), '--root', folder, '**/*.txt'],
      ],
      { encoding: 'utf8', maxBuffer: 50_000_000 },
    );
    if (error || (stdout === '' && stderr !== '')) throw error ?? new Error(stderr);
    return stdout
      .split('\n')
      .map((line) => line.match(/([a-z0-9-]+)\.txt:\d+:\d+ - Unknown word \((.+?)\)/))
      .flatMap((match) =>
        match ? [`${match[1]}: unknown word « ${match[2]} » (content/terms.txt)`] : [],
      );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
