/**
 * A captcha token, when the server asks for captchas; solved on submit, mostly unseen. Without a
 * token, the server refuses the form itself.
 */
export async function solveCaptcha(): Promise<{ captchaToken?: string }> {
  const { readServerConfig } = await import('./server-config.ts');
  const { captcha } = await readServerConfig();
  if (captcha === null) return {};
  const { askWidget } = await import('./captcha-widget.ts');
  const captchaToken = await askWidget(captcha);
  return captchaToken === null ? {} : { captchaToken };
}
