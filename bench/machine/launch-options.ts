/** For Chromium at this path; null for Playwright’s own. */
export function launchOptions(executablePath: string | null) {
  return { ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] };
}
