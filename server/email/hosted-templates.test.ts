import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type AccountEmail, writeAccountEmail } from './contents/account-emails.ts';
import { makeEmail } from './make-email.ts';

/** A link with GoTrue’s variables (Go’s text/template). */
const linkOf = (type: string) =>
  `{{ .SiteURL }}/auth-confirm?token_hash={{ .TokenHash }}&type=${type}&redirect_to={{ .RedirectTo }}`;

/** Messages that a hosted project sends itself, under its names. */
const TEMPLATES: Record<string, AccountEmail> = {
  confirmation: { kind: 'confirmation', url: linkOf('signup') },
  invite: { kind: 'invite', url: linkOf('invite') },
  recovery: { kind: 'recovery', url: linkOf('recovery') },
  magic_link: { kind: 'magic-link', url: linkOf('magiclink') },
  email_change: { kind: 'email-change', url: linkOf('email_change'), newEmail: '{{ .NewEmail }}' },
  reauthentication: { kind: 'reauthentication', code: '{{ .Token }}' },
};
/** Sent there without the moment, which a project does not give its templates. */
const told = {
  changedAt: null,
  recoveryUrl: '{{ .SiteURL }}/auth?tab=recover',
  contactUrl: '{{ .SiteURL }}/contact',
};
const NOTIFICATIONS: Record<string, AccountEmail> = {
  password_changed: { kind: 'password-changed', ...told },
  email_changed: {
    kind: 'address-changed',
    formerEmail: '{{ .OldEmail }}',
    newEmail: '{{ .Email }}',
    ...told,
  },
  mfa_factor_enrolled: { kind: 'factor-added', ...told },
  mfa_factor_unenrolled: { kind: 'factor-removed', ...told },
};
const config = readFileSync('supabase/config.toml', 'utf8');

for (const [name, email] of Object.entries(TEMPLATES)) {
  // To update: npx vitest run server/email/hosted-templates.test.ts -u
  test(`a hosted project writes « ${name} » as this server does`, async () => {
    const { html, subject } = await makeEmail('', writeAccountEmail(email));
    expect(html).not.toContain('%7B%7B');
    await expect(html).toMatchFileSnapshot(`../../supabase/templates/${name}.html`);
    expect(config).toContain(
      `[auth.email.template.${name}]\nsubject = "${subject}"\ncontent_path = "./supabase/templates/${name}.html"\n`,
    );
  });
}

for (const [name, email] of Object.entries(NOTIFICATIONS)) {
  test(`a hosted project tells « ${name} » as this server does`, async () => {
    const { html, subject } = await makeEmail('', writeAccountEmail(email));
    expect(html).not.toContain('%7B%7B');
    await expect(html).toMatchFileSnapshot(`../../supabase/templates/${name}.html`);
    // Unlike those of templates, these paths begin at the folder of `config.toml`.
    expect(config).toContain(
      `[auth.email.notification.${name}]\nenabled = true\nsubject = "${subject}"\ncontent_path = "./templates/${name}.html"\n`,
    );
  });
}
