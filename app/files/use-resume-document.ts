import { pickFiles } from './pick-files.ts';
import { useOpenFiles } from './use-open-files.ts';

/** Returns a function that asks for a file and opens it as a draft, or shows it as an invoice. */
export function useResumeDocument(): () => Promise<void> {
  const openFiles = useOpenFiles();
  return async () => openFiles(await pickFiles(OPENED_FILES));
}

/** What a choice of file offers first. */
const OPENED_FILES =
  '.pdf,.json,.xml,.zip,application/pdf,application/json,application/xml,text/xml,application/zip';
