declare global {
  interface Window {
    /** Thrown errors, rejections that nobody handled, and what the policy refused. */
    faults: string[];
    /** Files that the page has made for its visitor. */
    savedFiles: Blob[];
  }
}

/** Runs in a page before its own code. */
export function watchPage(page: Window & typeof globalThis): void {
  page.faults = [];
  page.savedFiles = [];
  page.addEventListener('error', ({ message }) => page.faults.push(message));
  page.addEventListener('unhandledrejection', ({ reason }) => page.faults.push(String(reason)));
  page.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    page.faults.push(`${effectiveDirective} refuses ${blockedURI}`),
  );
  const { createObjectURL } = page.URL;
  page.URL.createObjectURL = (file) => {
    if (file instanceof page.Blob) page.savedFiles.push(file);
    return createObjectURL.call(page.URL, file);
  };
}
