/** Options that start Chromium from this path, or Playwright’s own for null. */
export function launchOptions(executablePath: string | null) {
  return { ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] };
}
