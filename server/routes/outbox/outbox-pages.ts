import { html, raw } from 'hono/html';
import { site } from '#content/site.ts';
import type { KeptMessage } from '#server/email/outbox.ts';

type Html = ReturnType<typeof html>;

/** The messages that were kept, each leading to its page. */
export function writeList(messages: readonly KeptMessage[]): Html {
  return writePage(
    'Messages gardés ici',
    html`<p>Aucun serveur d’envoi n’est réglé : les messages restent sur cette machine. Pour les envoyer, donnez SMTP_URL.</p>
      ${messages.length === 0 ? html`<p>Aucun message pour l’instant.</p>` : html`<ul>${messages.map(writeItem)}</ul>`}`,
  );
}

/**
 * One message: as a mail program draws it, then as text. Its links open elsewhere; no script of it
 * runs.
 */
export function writeOne({ to, subject, keptAt, text, html: body }: KeptMessage): Html {
  return writePage(
    subject,
    html`<p><a href="/outbox">Tous les messages</a></p>
      <p>À <strong>${to}</strong>, ${formatTime(keptAt)}</p>
      <iframe title="Message mis en page" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${body}"></iframe>
      <h2>En texte</h2>
      <pre>${linkAddresses(text)}</pre>`,
  );
}

function writeItem({ name, to, subject, keptAt }: KeptMessage): Html {
  return html`<li><a href="/outbox/${encodeURIComponent(name)}">${subject}</a><br />À ${to}, ${formatTime(keptAt)}</li>`;
}

function writePage(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${site.name}</title>
        <style>${raw(STYLE)}</style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}

function linkAddresses(text: string) {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));
}

function formatTime(time: string): string {
  return new Intl.DateTimeFormat('fr-FR', {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'Europe/Paris',
  }).format(new Date(time));
}

/** The tokens of app/styles.css that a page without the application needs. */
const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; background: light-dark(#faf8f3, #12161c); color: light-dark(#16202e, #ece9e1); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.75rem; line-height: 1.15; }
h2 { font-size: 1.125rem; }
a { color: light-dark(#1c5d4a, #6fc3a8); }
a:focus-visible { outline: 2px solid; outline-offset: 2px; }
ul { margin: 0; padding: 0; list-style: none; }
li { padding: 0.75rem 0; border-top: 1px solid light-dark(#e3ded2, #2c3440); overflow-wrap: anywhere; }
iframe { box-sizing: border-box; width: 100%; height: 36rem; border: 1px solid light-dark(#e3ded2, #2c3440); border-radius: 8px; background: #fff; color-scheme: light; }
pre { padding: 1rem; border: 1px solid light-dark(#e3ded2, #2c3440); border-radius: 8px; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
