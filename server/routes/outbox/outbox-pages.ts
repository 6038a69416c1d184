import { html } from 'hono/html';
import type { KeptEmail } from '#server/email/outbox.ts';
import { type Html, writePlainPage } from '#server/routes/plain-page.ts';

export function writeList(emails: readonly KeptEmail[]): Html {
  return writePlainPage(
    'Messages gardés ici',
    html`<p>Aucun serveur d’envoi n’est réglé : les messages restent sur cette machine. Pour les envoyer, donnez SMTP_URL.</p>
      ${emails.length === 0 ? html`<p>Aucun message pour l’instant.</p>` : html`<ul>${emails.map(writeItem)}</ul>`}`,
  );
}

/** One message, rendered and as text. Links open in a new tab; scripts do not run. */
export function writeOne({
  to,
  subject,
  keptAt,
  text,
  html: body,
  attachments = [],
}: KeptEmail): Html {
  return writePlainPage(
    subject,
    html`<p><a href="/outbox">Tous les messages</a></p>
      <p>À <strong>${to}</strong>, ${formatTime(keptAt)}</p>
      <iframe title="Message mis en page" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${body}"></iframe>
      ${attachments.length === 0 ? '' : html`<h2>Pièces jointes</h2><ul>${attachments.map(writeAttachment)}</ul>`}
      <h2>En texte</h2>
      <pre>${linkAddresses(text)}</pre>`,
  );
}

function writeItem({ name, to, subject, keptAt }: KeptEmail): Html {
  return html`<li><a href="/outbox/${encodeURIComponent(name)}">${subject}</a><br />À ${to}, ${formatTime(keptAt)}</li>`;
}

/** A data URL: the page needs no other request. */
function writeAttachment({ filename, contentType, base64 }: Attachment): Html {
  return html`<li><a href="data:${contentType};base64,${base64}" download="${filename}">${filename}</a></li>`;
}

type Attachment = NonNullable<KeptEmail['attachments']>[number];

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
