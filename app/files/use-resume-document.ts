import { pickFiles } from './pick-files.ts';
import { useOpenFiles } from './use-open-files.ts';

export function useResumeDocument(): () => Promise<void> {
  const openFiles = useOpenFiles();
  return async () => openFiles(await pickFiles(OPENED_FILES));
}

/** The file picker’s default filter. */
const OPENED_FILES =
  '.pdf,.json,.xml,.zip,application/pdf,application/json,application/xml,text/xml,application/zip';
