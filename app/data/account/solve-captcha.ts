/**
 * The token of a captcha, where the server asks for one; it is solved when a form is sent, and
 * mostly by itself. Without a token the server refuses the form, in its own words.
 */
export async function solveCaptcha(): Promise<{ captchaToken?: string }> {
  const { readServerConfig } = await import('./server-config.ts');
  const { captcha } = await readServerConfig();
  if (captcha === null) return {};
  const { askWidget } = await import('./captcha-widget.ts');
  const captchaToken = await askWidget(captcha);
  return captchaToken === null ? {} : { captchaToken };
}
