import { callDatabase } from '#server/routes/functions/ask-data.ts';
import { ORIGIN } from '#server/test/auth-site.ts';
import { createFunctionSite } from './function-site.ts';

/** A site with a newsletter; each `write` has another subject. */
export async function createNewsSite() {
  const site = await createFunctionSite();
  const { owner, env, join, request } = site;
  const call = callDatabase(env);
  let edition = 0;
  const write = () => {
    edition += 1;
    return { subject: `Nouvelles n° ${edition}`, paragraphs: ['Bonjour & merci', 'À bientôt'] };
  };
  /** A visitor who confirmed the newsletter, or did not ask for it. */
  const addLead = async (email: string, hasConsent = true) => {
    const { rows } = await owner.query<{ id: string }>(
      `insert into leads (email, newsletter_consent, newsletter_asked_at)
       values ($1, $2, case when $2 then now() end) returning id`,
      [email, hasConsent],
    );
    return rows[0]?.id ?? '';
  };
  const addLeads = (name: string, count: number) =>
    owner.query(
      `insert into leads (email, newsletter_consent, newsletter_asked_at)
       select $1 || '-' || n || '@exemple.fr', true, now() from generate_series(1, $2::int) as n`,
      [name, count],
    );
  const addAccount = async (email: string, hasConsent = true) => {
    const { user, client } = await join(email);
    await client
      .from('profiles')
      .update({ newsletter_consent: hasConsent })
      .eq('user_id', user.id)
      .throwOnError();
    return { user, client };
  };
  /** An unconfirmed user of Supabase, which stores metadata at once. */
  const signUp = async (email: string, isAsking: boolean) => {
    const data = { newsletter_consent: isAsking };
    const password = 'cheval-pile-agrafe';
    await site.connect().auth.signUp({ email, password, options: { data } });
    await owner.query('update auth.users set raw_user_meta_data = $2 where email = $1', [
      email,
      data,
    ]);
  };
  const readWaiting = async ({ subject }: { subject: string }) => {
    const { rows } = await owner.query<{ email: string; content: string }>(
      `select recipient_email as email, content from email_logs join private.mail_queue using (id)
       where subject = $1 order by 1`,
      [subject],
    );
    return rows;
  };
  const listWaiting = async (news: { subject: string }) =>
    (await readWaiting(news)).map(({ email }) => email);
  const findWaiting = async (news: { subject: string }, email: string) => {
    const found = (await readWaiting(news)).find((one) => one.email === email);
    if (!found) throw new Error(`Nothing waits for ${email}`);
    return JSON.parse(found.content);
  };
  const unsubscribe = (url: string) =>
    request(url, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
  const listConsents = async (email: string) => {
    const { rows } = await owner.query<{ is: boolean }>(
      `select newsletter_consent as is from leads where email = $1
       union all select newsletter_consent from profiles where email = $1`,
      [email],
    );
    return rows.map(({ is }) => is);
  };
  const isAsked = async (email: string) => {
    const { rowCount } = await owner.query(
      'select from profiles where email = $1 and newsletter_asked_at is not null',
      [email],
    );
    return rowCount === 1;
  };
  return {
    ...site,
    call,
    office: { call, secretKey: env.secretKey, origin: ORIGIN },
    write,
    addLead,
    addLeads,
    addAccount,
    signUp,
    listWaiting,
    findWaiting,
    unsubscribe,
    listConsents,
    isAsked,
  };
}
