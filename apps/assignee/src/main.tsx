// First: it puts the right colour scheme on the page before anything is drawn.
import '@homeport/ui/theme/scheme.ts';
import './lean/lean-page.css';
import { onTokensElsewhere, Problem, readTokens, speak, whenSessionEnds } from '@homeport/client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LeanApp } from './lean/LeanApp.tsx';
import { LeanOpening } from './lean/LeanOpening.tsx';
import { loadLeanWords } from './lean/lean-words.ts';
import { startLocale, wordsLanguage } from './session/language.ts';
import { askTheme, plainTheme, rememberedTheme, type ThemeData, wear } from './session/theme.ts';

/** The first visit waits so long for the company's look, in milliseconds; later it is remembered. */
const patience = 600;
const root = createRoot(document.getElementById('root') as HTMLElement, {
  // A refusal that became a page has been told already; everything else is a fault and belongs in the console.
  onCaughtError: (error) => {
    if (!(error instanceof Problem)) console.error(error);
  },
});
let theme: ThemeData = rememberedTheme() ?? plainTheme;

/** Where to go after signing in: a page of the application, never another host. */
function wantedAddress(): string {
  const to = new URLSearchParams(location.search).get('to') ?? '';
  return /^\/dashboard(?:[/?#]|$)/.test(to) ? to : '/dashboard';
}
function drawPublic(): void {
  root.render(
    <StrictMode>
      <LeanApp theme={theme} onEnter={enter} />
    </StrictMode>,
  );
}
function enter(): void {
  history.replaceState(null, '', wantedAddress());
  void openApplication();
}
/** The session is over: sign in again, then back to the same address and what was typed there. */
function leave(): void {
  const here = location.pathname + location.search;
  if (here.startsWith('/dashboard')) history.replaceState(null, '', `/login?to=${encodeURIComponent(here)}`);
  // The language may have changed since the public pages were last seen.
  void loadLeanWords(startLocale(theme.language)).then(drawPublic, drawPublic);
}
async function openApplication(): Promise<void> {
  const locale = startLocale(theme.language);
  const loading = import('./signed-in.tsx');
  loading.catch(() => undefined);
  await loadLeanWords(locale).catch(() => undefined);
  root.render(<LeanOpening theme={theme} locale={locale} />);
  try {
    const { drawSignedIn } = await loading;
    if (!(await drawSignedIn(root))) drawPublic();
  } catch {
    // Signed out meanwhile: the sign-in page stands already.
    if (!readTokens()) return;
    root.render(<LeanOpening theme={theme} locale={locale} onRetry={() => void openApplication()} />);
  }
}

async function start(): Promise<void> {
  const isKnown = rememberedTheme() !== null;
  if (isKnown) wear(theme);
  // Most likely the right language; asked for together with the look.
  const words = loadLeanWords(startLocale(theme.language)).catch(() => undefined);
  const asked = askTheme().then((answer) => {
    theme = answer;
    wear(answer);
  });
  const settled = asked.catch(() => undefined);
  if (!isKnown) await Promise.race([settled, new Promise((done) => setTimeout(done, patience))]);
  const locale = startLocale(theme.language);
  await words;
  await loadLeanWords(locale).catch(() => undefined);
  document.documentElement.lang = wordsLanguage(locale);
  speak(locale);
  whenSessionEnds(leave);
  onTokensElsewhere((isSignedIn) => {
    if (!isSignedIn && location.pathname.startsWith('/dashboard')) leave();
  });
  const isInside = /^\/dashboard(?:\/|$)/.test(location.pathname);
  if (readTokens() && (isInside || location.pathname === '/')) {
    if (!isInside) history.replaceState(null, '', '/dashboard');
    void openApplication();
  } else if (isInside) {
    history.replaceState(null, '', `/login?to=${encodeURIComponent(location.pathname + location.search)}`);
    drawPublic();
  } else {
    drawPublic();
    void settled.then(async () => {
      await loadLeanWords(startLocale(theme.language)).catch(() => undefined);
      if (!readTokens()) drawPublic();
    });
  }
}
void start();
