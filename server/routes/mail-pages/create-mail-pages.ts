import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import {
  writeLeadDeletedLetter,
  writeUnsubscribedLetter,
} from '#server/email/letters/lead-letters.ts';
import { callDatabase } from '#server/routes/functions/ask-data.ts';
import type { FunctionEnvironment } from '#server/routes/functions/function-environment.ts';
import { type Html, writePlainPage } from '#server/routes/plain-page.ts';
import { type LeadAction, readLeadLink, writeLeadLink } from './lead-links.ts';

/**
 * Where the links of messages lead: a page with a button, since programs that scan messages open
 * links; the button, or the one click of a mail program (RFC 8058), does it.
 */
export function createMailPages(env: FunctionEnvironment): Hono {
  const pages = new Hono();
  for (const action of ['inscription', 'desinscription', 'effacement'] as const) {
    const read = ({ req }: Context) =>
      readLeadLink(env, { token: req.query('jeton') ?? '', action });
    pages.get(`/${action}`, async (context) =>
      (await read(context)) === null ? sendNoLink(context) : send(context, WORDS[action].ask),
    );
    pages.post(`/${action}`, async (context) => {
      const id = await read(context);
      if (id === null) return sendNoLink(context);
      await act(env, { id, action });
      return send(context, WORDS[action].done);
    });
  }
  return pages;
}

/** Done twice, it is done. */
async function act(
  env: FunctionEnvironment,
  { id, action }: { id: string; action: LeadAction },
): Promise<void> {
  const [lead] = await callDatabase(env)(FUNCTIONS[action], { p_id: id });
  // The page says it; who is to hear from us needs no message to know.
  if (lead === undefined || action === 'inscription') return;
  const { email } = lead as { email: string }; // The column of the migration.
  const letter =
    action === 'effacement'
      ? writeLeadDeletedLetter()
      : writeUnsubscribedLetter({
          deletionUrl: await writeLeadLink(env, { id, action: 'effacement' }),
        });
  await env
    .sendLetter(email, letter)
    .catch(() => env.report({ event: 'function_fault', code: 'letter_not_queued' }));
}

const FUNCTIONS: Record<LeadAction, string> = {
  inscription: 'confirm_lead',
  desinscription: 'unsubscribe_lead',
  effacement: 'delete_lead',
};

type Page = { title: string; text: string; button?: string };

const WORDS: Record<LeadAction, { ask: Page; done: Page }> = {
  inscription: {
    ask: {
      title: 'Recevoir nos nouvelles',
      text: 'Un clic confirme que cette adresse est la vôtre. Chaque message permet de se désinscrire.',
      button: 'Confirmer mon inscription',
    },
    done: {
      title: 'Votre inscription est confirmée',
      text: 'Vous recevrez nos nouvelles. Vous pouvez fermer cette page.',
    },
  },
  desinscription: {
    ask: {
      title: 'Ne plus recevoir nos nouvelles',
      text: 'Un clic suffit. Les documents que vous demandez vous parviendront toujours.',
      button: 'Me désinscrire',
    },
    done: {
      title: 'C’est noté',
      text: 'Vous ne recevrez plus nos nouvelles. Vous pouvez fermer cette page.',
    },
  },
  effacement: {
    ask: {
      title: 'Effacer mon adresse',
      text: 'Votre adresse et ce qui s’y rattache seront effacés pour de bon. Gardez d’abord les fichiers que vous avez reçus.',
      button: 'Effacer mon adresse',
    },
    done: {
      title: 'Votre adresse est effacée',
      text: 'Nous ne gardons plus rien de vous. Vous pouvez fermer cette page.',
    },
  },
};

const NO_LINK: Page = {
  title: 'Ce lien n’est pas valable',
  text: 'Ouvrez le lien d’un message reçu, sans le couper ni le recopier à la main.',
};

function sendNoLink(context: Context) {
  context.status(404);
  return send(context, NO_LINK);
}

function send(context: Context, { title, text, button }: Page) {
  context.header('Cache-Control', 'no-store');
  context.header('Content-Security-Policy', POLICY);
  // The address of the page is its key.
  context.header('Referrer-Policy', 'no-referrer');
  const form: Html | string = button
    ? html`<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click" /><button>${button}</button></form>`
    : '';
  return context.html(writePlainPage(title, html`<p>${text}</p>${form}`));
}

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
