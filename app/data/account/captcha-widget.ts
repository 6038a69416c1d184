import { trust } from '#app/lib/trusted-types.ts';
import type { ServerConfig } from './server-config.ts';

type Captcha = ServerConfig['captcha'] & object;

/** Null when the captcha cannot be loaded or is not solved. */
export async function askWidget({ provider, siteKey }: Captcha): Promise<string | null> {
  const focused = document.activeElement;
  const place = openPlace();
  try {
    await loadScript(SCRIPTS[provider]);
    return await (provider === 'hcaptcha' ? askHcaptcha : askTurnstile)(place, siteKey);
  } catch (error) {
    console.warn('The captcha was not solved', error);
    return null;
  } finally {
    const hadFocus = place.contains(document.activeElement);
    place.remove();
    if (hadFocus && focused instanceof HTMLElement) focused.focus();
  }
}

/** Sits over the page; empty while the widget asks for nothing. */
function openPlace(): HTMLElement {
  const place = document.createElement('section');
  place.setAttribute('aria-label', 'Vérification anti-robot');
  place.tabIndex = -1;
  place.className = 'fixed inset-x-0 bottom-6 z-50 mx-auto w-fit outline-none';
  document.body.append(place);
  return place;
}

/** hCaptcha opens its own dialog for a challenge (docs.hcaptcha.com/invisible). */
async function askHcaptcha(place: HTMLElement, sitekey: string): Promise<string> {
  const { hcaptcha } = window;
  if (!hcaptcha) throw new Error('No hcaptcha');
  const id = hcaptcha.render(place, { sitekey, size: 'invisible' });
  try {
    return (await hcaptcha.execute(id, { async: true })).response;
  } finally {
    hcaptcha.remove(id);
  }
}

/** Turnstile may show a box to tick (developers.cloudflare.com/turnstile): focus moves there. */
async function askTurnstile(place: HTMLElement, sitekey: string): Promise<string> {
  const { turnstile } = window;
  if (!turnstile) throw new Error('No turnstile');
  let id = '';
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = (code: unknown) => {
        reject(new Error(`Turnstile: ${code}`));
        return true;
      };
      id = turnstile.render(place, {
        sitekey,
        appearance: 'interaction-only',
        language: 'fr',
        callback: resolve,
        'before-interactive-callback': () => place.focus(),
        'error-callback': fail,
        'timeout-callback': () => fail('timeout'),
        'unsupported-callback': () => fail('unsupported'),
      });
    });
  } finally {
    turnstile.remove(id);
  }
}

/** hCaptcha and Turnstile call back when ready; a failed load is retried next time. */
function loadScript(url: string): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(
      () => reject(new Error('The captcha is too long to load')),
      PATIENCE_MS,
    );
    window.onCaptchaReady = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => reject(new Error('The captcha could not be loaded'));
    script.src = trust(`${url}&onload=onCaptchaReady`);
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

let loading: Promise<void> | null = null;

type Turnstile = {
  render: (place: HTMLElement, options: Record<string, unknown>) => string;
  remove: (id: string) => void;
};
type Hcaptcha = {
  render: (place: HTMLElement, options: Record<string, unknown>) => string;
  execute: (id: string, options: { async: true }) => Promise<{ response: string }>;
  remove: (id: string) => void;
};

declare global {
  interface Window {
    hcaptcha?: Hcaptcha;
    turnstile?: Turnstile;
    onCaptchaReady?: () => void;
  }
}

const PATIENCE_MS = 20_000;
const SCRIPTS: Readonly<Record<Captcha['provider'], string>> = {
  hcaptcha: 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off&hl=fr',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
};
