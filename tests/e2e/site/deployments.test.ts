import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { ONLINE_SINCE } from '#content/deployment.ts';
import { FILE_LIST, fileListSchema } from '#server/routes/files/file-list.ts';
import { kill, makeDataFolder, startServer } from '#server/test/spawned-server.ts';
import { expectKeptSite } from '../journey/builds/keep-site.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { test as journey } from '../journey/journey.ts';
import { openEditor, waitForPage } from '../journey/open-editor.ts';

/** Signs that mean something in HTML, JSON, scripts and replacements. */
const NAME = `L’Étude "Dupont" & Fils <🧾> $& {{SITE_ORIGIN}}`;
const ORIGIN = 'https://www.exemple.fr';
const SAID = {
  SITE_NAME: NAME,
  SITE_ORIGIN: ORIGIN,
  OLDER_SITE: 'https://ancien.exemple.fr/?a=1&b=2',
  RATING_LINK: 'https://avis.exemple.fr/?a=1&b=2',
  PARTNER_NAME: 'Comptes & Cie',
  PARTNER_LINK: 'https://partenaire.exemple.fr/?a=1&b=2',
  OPERATOR_NAME: 'Dupont & Fils',
  OPERATOR_LEGAL_FORM: 'SARL',
  OPERATOR_CAPITAL: '1 000 €',
  OPERATOR_REGISTRATION: 'RCS Nantes 732 829 320',
  OPERATOR_VAT_NUMBER: 'FR44732829320',
  OPERATOR_ADDRESS: '1 rue du Port, 44000 Nantes',
  OPERATOR_PHONE: '02 00 00 00 00',
  OPERATOR_EMAIL: 'bonjour@exemple.fr',
  PUBLICATION_DIRECTOR: 'Zoé Dupont',
  DATA_PROTECTION_CONTACT: 'dpo@exemple.fr',
  MEDIATOR: 'Médiation <de Nantes>',
  HOSTING_NAME: 'Serveurs de Loire',
  HOSTING_ADDRESS: '2 quai du Port, 44000 Nantes',
  HOSTING_PHONE: '02 11 11 11 11',
  DATA_PLACE: 'en France, à Nantes',
  TRANSFERS_OUTSIDE_UNION: 'Aucun',
};

/** A server of the same build, whose variables are in the file beside its data. */
const test = journey.extend<object, { said: string }>({
  said: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed
    async ({}, use) => {
      const { folder, remove } = makeDataFolder();
      const lines = Object.entries(SAID).map(([name, value]) => `${name}='${value}'`);
      writeFileSync(`${folder}.env`, lines.join('\n'));
      const server = await startServer(folder);
      await use(server.origin);
      await kill(server.process);
      await remove();
      rmSync(`${folder}.env`);
    },
    { scope: 'worker' },
  ],
});

test('a deployment that says nothing is shown as such, and claims nothing', {
  tag: '@core',
}, async ({ page, baseURL }) => {
  const complaints = watchComplaints(page);
  await open(page, '/');
  await expect(page).toHaveTitle('Facturier : créez vos factures en 2 clics');
  await expectAddress(page, `${baseURL}/`);
  await expect(page.locator('body')).not.toContainText(/selon les avis|en France|Ancienne version/);
  await expect(
    page.getByText(`${new Date().getFullYear() - ONLINE_SINCE}+\u00a0ans`),
  ).toBeVisible();
  await expect(page.getByText('5M+')).toBeVisible();
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Comptabilité' }),
  ).toHaveCount(0);
  await open(page, '/comptabilite');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Votre comptabilité en ligne');
  await expect(main).not.toContainText(/offerts|gratuit|d’affiliation|\/5/);
  await expect(main.getByRole('link', { name: /^Essayer/ })).toHaveCount(0);
  await open(page, '/a-propos');
  await expect(main).not.toContainText(/en France|affiliation, annoncés/);
  await open(page, '/mentions-legales');
  for (const label of ['Éditeur', 'Immatriculation', 'Hébergeur'])
    await expect(fact(page, label)).toHaveText(/ne l’a pas encore indiqué/);
  await expect(page.getByRole('term').filter({ hasText: 'Capital social' })).toHaveCount(0);
  await open(page, '/contact');
  await expect(page.getByRole('heading', { name: 'Autrement' })).toHaveCount(0);
  await open(page, '/cgu');
  await expect(main).toContainText(/tribunaux compétents/);
  await expect(main).not.toContainText('médiateur');
  expect(complaints).toEqual([]);
});

test('what a deployment says is in the pages, and they hydrate as they were written', {
  tag: '@core',
}, async ({ page, said }) => {
  const complaints = watchComplaints(page);
  await open(page, `${said}/`);
  await expect(page).toHaveTitle(`${NAME} : créez vos factures en 2 clics`);
  await expectAddress(page, `${ORIGIN}/`);
  await expect(page.getByRole('banner').getByText(NAME).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^4,5\/5 selon les avis/ })).toHaveAttribute(
    ...['href', SAID.RATING_LINK],
  );
  await expect(page.getByRole('main').getByText('Hébergé en France')).toBeVisible();
  await expect(page.getByText('Données hébergées en France')).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Hébergé en France')).toBeVisible();
  await expect(footer.getByRole('navigation', { name: NAME })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Comptabilité' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Ancienne version du site' })).toHaveAttribute(
    ...['href', SAID.OLDER_SITE],
  );
  const [organization] = await readStructuredData(page, 'Organization');
  expect(organization).toMatchObject({ name: NAME, url: ORIGIN });

  // By the router, the page is drawn by the same words.
  await footer.getByRole('link', { name: 'Mentions légales' }).click();
  await expect(page).toHaveTitle(`Mentions légales | ${NAME}`);
  await expectNotices(page);
  await open(page, `${said}/mentions-legales`);
  await expectNotices(page);
  await expectAddress(page, `${ORIGIN}/mentions-legales`);
  await expectAccessible(page);
  await open(page, `${said}/confidentialite`);
  await expect(fact(page, 'Pour vos données')).toHaveText(SAID.DATA_PROTECTION_CONTACT);
  await expect(fact(page, 'Lieu des données')).toHaveText(SAID.DATA_PLACE);
  await open(page, `${said}/cgu`);
  await expect(page.getByRole('main')).toContainText(`le médiateur\u00a0: ${SAID.MEDIATOR}.`);
  await open(page, `${said}/contact`);
  await expect(page.getByRole('link', { name: SAID.OPERATOR_EMAIL })).toHaveAttribute(
    ...['href', `mailto:${SAID.OPERATOR_EMAIL}`],
  );
  await open(page, `${said}/a-propos`);
  await expect(page.getByRole('main')).toContainText('chez l’hébergeur du site, en France\u00a0: ');
  await open(page, `${said}/comptabilite`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, 3\smois offerts$/);
  await expect(page.getByRole('main')).toContainText(
    `nous recommandons ${SAID.PARTNER_NAME}, avec`,
  );
  await expect(page.getByRole('link', { name: /^Essayer/ })).toHaveAttribute(
    ...['href', SAID.PARTNER_LINK],
  );
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('files for robots, phones and programs follow the deployment', { tag: '@core' }, async ({
  request,
  said,
}) => {
  const read = async (path: string) => (await request.get(said + path)).text();
  expect(await read('/sitemap.xml')).toContain(`<loc>${ORIGIN}/devis</loc>`);
  expect(await read('/sitemap.xml')).toContain(`<loc>${ORIGIN}/comptabilite</loc>`);
  expect(await read('/robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  expect(JSON.parse(await read('/site.webmanifest'))).toMatchObject({ short_name: NAME });
  expect(await read('/recherche.json')).toContain(JSON.stringify(NAME).slice(1, 9));
  expect(await read('/outbox')).not.toContain('Facturier');
});

test('no file of the build is served with a blank, and other words make other files', async ({
  request,
  said,
}) => {
  test.slow();
  const list = fileListSchema.parse(JSON.parse(readFileSync(`build/client/${FILE_LIST}`, 'utf8')));
  const raw = Object.entries(list).filter(([, { file }]) =>
    /\.(?!png|woff2|ttf|z$)\w+$/.test(file),
  );
  expect(raw.length).toBeGreaterThan(300);
  for (const [path, { tags }] of raw) {
    const [bare, filled] = await Promise.all([ask(request, path), ask(request, said + path)]);
    expect(bare.text, path).not.toMatch(BLANK);
    // One value of this test looks like a blank.
    expect(filled.text.replaceAll('{{SITE_ORIGIN}}', ''), path).not.toMatch(BLANK);
    expect(filled.tag === bare.tag, path).toBe(tags !== undefined);
  }
});

test.describe('the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('keeps the pages of its deployment whole', async ({ page, context, said }) => {
    await openEditor(page, `${said}/facture-tva`);
    await expectKeptSite(page);
    await context.setOffline(true);
    await page.goto(`${said}/`);
    await expect(page).toHaveTitle(`${NAME} : créez vos factures en 2 clics`);
  });
});

async function open(page: Page, address: string) {
  await page.goto(address);
  await waitForPage(page);
}

async function expectAddress(page: Page, address: string) {
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', address);
}

async function expectNotices(page: Page) {
  const facts = {
    ...{ Éditeur: SAID.OPERATOR_NAME, 'Forme juridique': SAID.OPERATOR_LEGAL_FORM },
    ...{ 'Capital social': SAID.OPERATOR_CAPITAL, Immatriculation: SAID.OPERATOR_REGISTRATION },
    ...{ 'N° de TVA': SAID.OPERATOR_VAT_NUMBER, 'E-mail': SAID.OPERATOR_EMAIL },
    ...{ 'Directeur de la publication': SAID.PUBLICATION_DIRECTOR, Hébergeur: SAID.HOSTING_NAME },
  };
  for (const [label, value] of Object.entries(facts))
    await expect(fact(page, label)).toHaveText(value);
  for (const value of [SAID.OPERATOR_PHONE, SAID.HOSTING_ADDRESS, SAID.HOSTING_PHONE])
    await expect(page.getByRole('main')).toContainText(value);
  await expect(page.getByRole('main')).not.toContainText('pas encore indiqué');
}

/** What stands beside a label. */
function fact(page: Page, label: string) {
  const term = page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
  return page.locator('dl > div').filter({ has: term }).getByRole('definition').first();
}

async function readStructuredData(page: Page, type: string): Promise<object[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text)).filter((data) => data['@type'] === type);
}

async function ask(request: APIRequestContext, address: string) {
  const answer = await request.get(address);
  return { text: await answer.text(), tag: answer.headers().etag };
}

/** Errors of the page and of its console. */
function watchComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${page.url()} ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()} ${message.text()}`);
  });
  return complaints;
}

const BLANK = /\{\{[#^/]?[A-Z_]+\}\}/;
