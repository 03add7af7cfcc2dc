// First: it puts the right colour scheme on the page before anything is drawn.
import { certain } from '@homeport/grammar';
import '@homeport/ui/theme/scheme.ts';
import './sign-in/sign-in.css';
import { onTokensElsewhere, readTokens, speak, whenSessionEnds } from '@homeport/client';
import { plainTheme } from '@homeport/model/tenancy';
import { isComingBack } from '@homeport/ui/session/coming-back.ts';
import { startLocale, wordsLanguage } from '@homeport/ui/session/locale.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { isInside, signInAddress } from './frame/inside.rules.ts';
import { askTheme, rememberedTheme, type ThemeData, wear } from './session/theme.ts';
import { Opening } from './sign-in/Opening.tsx';

/** The first visit waits so long for the company's look, in milliseconds; later it is remembered. */
const patience = 600;
const home = '/workspace';
const root = createRoot(certain(document.getElementById('root')));
// Who is signed in never needs the sign-in page; it is on its way before anything else where it does.
const signInPage = () => import('./sign-in/SignInPage.tsx');
const signInWords = async (locale: string) => (await signInPage()).prepareSignIn(locale).catch(() => undefined);
let theme: ThemeData = rememberedTheme() ?? plainTheme;
let asked: Promise<void> | undefined;
/** Asks once for the look by the address, of the company or of none. Whoever is signed in asks for that of their own instead. */
const askLook = (): Promise<void> => {
  asked ??= askTheme().then(
    (answer) => {
      theme = answer;
      wear(answer);
    },
    () => undefined,
  );
  return asked;
};

const isSignIn = (): boolean => location.pathname.replace(/\/$/, '') === signInAddress;

async function drawSignIn(): Promise<void> {
  const [{ SignInPage }] = await Promise.all([signInPage(), signInWords(startLocale(theme.language))]);
  root.render(
    <StrictMode>
      <SignInPage theme={theme} onEnter={enter} />
    </StrictMode>,
  );
}
/** Signed in: back to where the session ended, else to the start, which knows role and company. */
function enter(): void {
  const wanted = new URLSearchParams(location.search).get('to') ?? home;
  history.replaceState(null, '', isInside(wanted) ? wanted : home);
  void open();
}
/** The session is over: sign in again, then back to the same address and what was typed there. */
function leave(): void {
  if (!isSignIn()) {
    const here = location.pathname + location.search;
    history.replaceState(
      null,
      '',
      here.replace(/\/$/, '') === home ? signInAddress : `${signInAddress}?to=${encodeURIComponent(here)}`,
    );
  }
  void drawSignIn();
}
async function open(): Promise<void> {
  const locale = startLocale(theme.language);
  root.render(<Opening theme={theme} locale={locale} />);
  try {
    if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
    const { drawWorkspace } = await import('./signed-in.tsx');
    await drawWorkspace(root);
  } catch {
    // Signed out meanwhile: the sign-in page stands already.
    if (readTokens()) root.render(<Opening theme={theme} locale={locale} onRetry={() => void open()} />);
  }
}
async function start(): Promise<void> {
  if (isComingBack()) {
    (await import('@homeport/ui/account/prove-away.ts')).handBack();
    return;
  }
  if (!readTokens() || isSignIn()) void signInPage();
  const isKnown = rememberedTheme() !== null;
  if (isKnown) wear(theme);
  // The look of no company names the language it was asked in.
  speak(startLocale(theme.language));
  if (!isKnown) await Promise.race([askLook(), new Promise((done) => setTimeout(done, patience))]);
  const locale = startLocale(theme.language);
  document.documentElement.lang = wordsLanguage(locale);
  speak(locale);
  whenSessionEnds(leave);
  onTokensElsewhere((isSignedIn) => {
    if (!isSignedIn && !isSignIn()) leave();
  });
  if (readTokens() && !isSignIn()) await open();
  else {
    leave();
    void askLook().then(() => {
      if (isSignIn() && !readTokens()) void drawSignIn();
    });
  }
}
void start();
