import { DEPLOYMENT_BLANK, DEPLOYMENT_SCRIPT } from '#content/deployment.ts';
import { hashSource } from '#server/routes/hash-source.ts';
import type { InlineHashes } from '../file-list.ts';

/** The hashes of a filled page: those of the build, and of the script that was filled. */
export function hashDeployed({ scripts, styles }: InlineHashes, page: Buffer): InlineHashes {
  const start = page.indexOf(START);
  if (start === -1) return { scripts, styles };
  const source = page.toString('utf8', start + OPENING.length, page.indexOf('</script>', start));
  return { scripts: [...scripts, hashSource(source)], styles };
}

const OPENING = '<script>';
const START = OPENING + DEPLOYMENT_SCRIPT.replace(DEPLOYMENT_BLANK, '').replace(';', '');
