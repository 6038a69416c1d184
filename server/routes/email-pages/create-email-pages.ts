import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import {
  writeLeadDeletedEmail,
  writeUnsubscribedEmail,
} from '#server/email/contents/lead-emails.ts';
import { callDatabase } from '#server/routes/functions/ask-data.ts';
import type { FunctionEnvironment } from '#server/routes/functions/function-environment.ts';
import { type Html, plainPagePolicy, writePlainPage } from '#server/routes/plain-page.ts';
import { type LeadAction, type LinkAction, readEmailLink, writeEmailLink } from './email-links.ts';

/**
 * Targets of links in messages: a page with a button, since mail scanners open links. The button,
 * or a mail client’s one click (RFC 8058), performs the action.
 */
export function createEmailPages(env: FunctionEnvironment): Hono {
  const pages = new Hono();
  for (const page of ['inscription', 'desinscription', 'effacement'] as const) {
    const read = ({ req }: Context) => readLink(env, { token: req.query('jeton') ?? '', page });
    pages.get(`/${page}`, async (context) => {
      const link = await read(context);
      return send(context, link === null ? NO_LINK : WORDS[link.action].ask);
    });
    pages.post(`/${page}`, async (context) => {
      const link = await read(context);
      return send(context, link === null ? NO_LINK : await act(env, link));
    });
  }
  return pages;
}

type Link = { id: string; action: LinkAction };

/** Accounts share the pages of visitors for the newsletter. */
async function readLink(
  env: FunctionEnvironment,
  { token, page }: { token: string; page: LeadAction },
): Promise<Link | null> {
  for (const action of ACTIONS[page]) {
    const id = await readEmailLink(env, { token, action });
    if (id !== null) return { id, action };
  }
  return null;
}

/** Performs the action and returns the page of its result; a repeated one sends no message. */
async function act(env: FunctionEnvironment, link: Link): Promise<Page> {
  const { id, action } = link;
  const [row] = await callDatabase(env)(FUNCTIONS[action], { p_id: id });
  if (row === undefined) return WORDS[action].over;
  // The columns of the migrations.
  const { email, changed = true } = row as { email: string; changed?: boolean };
  if (changed && !ACTIONS.inscription.includes(action))
    await env
      .sendEmail(email, await writeAnswer(env, link))
      .catch(() => env.report({ event: 'function_fault', code: 'email_not_queued' }));
  return WORDS[action].done;
}

async function writeAnswer(env: FunctionEnvironment, { id, action }: Link) {
  if (action === 'effacement') return writeLeadDeletedEmail();
  if (action === 'desinscription-compte')
    return writeUnsubscribedEmail({ accountUrl: new URL('/account', env.origin).href });
  const deletionUrl = await writeEmailLink(env, { id, action: 'effacement' });
  return writeUnsubscribedEmail({ deletionUrl });
}

const ACTIONS: Record<LeadAction, readonly LinkAction[]> = {
  inscription: ['inscription', 'inscription-compte'],
  desinscription: ['desinscription', 'desinscription-compte'],
  effacement: ['effacement'],
};

const FUNCTIONS: Record<LinkAction, string> = {
  inscription: 'confirm_lead',
  'inscription-compte': 'confirm_account_news',
  desinscription: 'unsubscribe_lead',
  'desinscription-compte': 'unsubscribe_account',
  effacement: 'delete_lead',
};

type Page = { title: string; text: string; button?: string; status?: 404 };

const ASK_NO_MORE: Page = {
  title: 'Ne plus recevoir nos nouvelles',
  text: 'Un clic suffit. Les documents que vous demandez vous parviendront toujours.',
  button: 'Me désinscrire',
};

const NEWS_ASKED: Page = {
  title: 'Recevoir nos nouvelles',
  text: 'Un clic confirme que cette adresse est la vôtre. Chaque message permet de se désinscrire.',
  button: 'Confirmer mon inscription',
};

const NEWS_CONFIRMED: Page = {
  title: 'Votre inscription est confirmée',
  text: 'Vous recevrez nos nouvelles. Vous pouvez fermer cette page.',
};

/** The address was erased; if it subscribed again, its links have a new id. */
const LINK_OVER: Page = {
  title: 'Ce lien est trop ancien',
  text: 'Il ne correspond plus à aucune adresse inscrite. Si vous recevez encore nos nouvelles, ouvrez le lien de désinscription du dernier message reçu.',
  status: 404,
};

const ADDRESS_ERASED: Page = {
  title: 'Votre adresse est effacée',
  text: 'Nous ne gardons plus rien de vous. Vous pouvez fermer cette page.',
};

/** `over`: for an id that the database no longer knows. */
const WORDS: Record<LinkAction, { ask: Page; done: Page; over: Page }> = {
  inscription: {
    ask: NEWS_ASKED,
    done: NEWS_CONFIRMED,
    over: {
      title: 'Cette demande n’est plus valable',
      text: 'Vous ne recevez pas nos nouvelles. Pour en recevoir, cochez de nouveau la case quand vous demandez un document par e-mail.',
    },
  },
  'inscription-compte': {
    ask: NEWS_ASKED,
    done: NEWS_CONFIRMED,
    over: {
      title: 'Cette demande n’est plus valable',
      text: 'Vous ne recevez pas nos nouvelles. Pour en recevoir, cochez la case dans votre compte, sous «\u00a0Lettre d’information\u00a0».',
    },
  },
  desinscription: {
    ask: ASK_NO_MORE,
    done: {
      title: 'C’est noté',
      text: 'Vous ne recevrez plus nos nouvelles. Vous pouvez fermer cette page.',
    },
    over: LINK_OVER,
  },
  'desinscription-compte': {
    ask: ASK_NO_MORE,
    done: {
      title: 'C’est noté',
      text: 'Vous ne recevrez plus nos nouvelles. Si vous changez d’avis, la case est dans votre compte, sous «\u00a0Lettre d’information\u00a0».',
    },
    over: LINK_OVER,
  },
  effacement: {
    ask: {
      title: 'Effacer mon adresse',
      text: 'Votre adresse et ce qui s’y rattache seront effacés pour de bon. Gardez d’abord les fichiers que vous avez reçus.',
      button: 'Effacer mon adresse',
    },
    done: ADDRESS_ERASED,
    over: ADDRESS_ERASED,
  },
};

const NO_LINK: Page = {
  title: 'Ce lien n’est pas valable',
  text: 'Ouvrez le lien d’un message reçu, sans le couper ni le recopier à la main.',
  status: 404,
};

function send(context: Context, { title, text, button, status }: Page) {
  context.status(status ?? 200);
  context.header('Cache-Control', 'no-store');
  context.header('Content-Security-Policy', POLICY);
  // The page’s URL holds the token.
  context.header('Referrer-Policy', 'no-referrer');
  const form: Html | string = button
    ? html`<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click" /><button>${button}</button></form>`
    : '';
  return context.html(writePlainPage(title, html`<p>${text}</p>${form}`));
}

const POLICY = plainPagePolicy(["form-action 'self'"]);
