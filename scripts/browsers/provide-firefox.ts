import { findProgram } from './find-program.ts';
import { installPackages } from './install-packages.ts';

/** The path of Firefox, installed if missing; null where that cannot be done. */
export function provideFirefox(): string | null {
  const find = () => process.env.FIREFOX_PATH || findProgram(['firefox-esr', 'firefox']);
  const found = find();
  if (found) return found;
  installPackages('firefox-esr');
  return find();
}
