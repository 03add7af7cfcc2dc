// First: it puts the right colour scheme on the page before anything is drawn.
import { certain } from '@homeport/grammar';
import '@homeport/ui/theme/scheme.ts';
import './lean/lean-page.css';
import { onTokensElsewhere, Problem, readTokens, speak, whenSessionEnds } from '@homeport/client';
import { plainTheme } from '@homeport/model/tenancy';
import { isComingBack } from '@homeport/ui/session/coming-back.ts';
import { startLocale, wordsLanguage } from '@homeport/ui/session/locale.ts';
import { type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { forgetPicture } from './last-seen/picture.ts';
import { isShown } from './last-seen/show-picture.ts';
import { takenOver, writtenFor } from './lean/ahead.ts';
import { LeanApp } from './lean/LeanApp.tsx';
import { LeanOpening } from './lean/LeanOpening.tsx';
import { loadLeanWords } from './lean/lean-words.ts';
import { wayIn } from './lean/way-in.rules.ts';
import { askBoot } from './session/boot.ts';
import { rememberRole } from './session/last-role.ts';
import { nextTurn } from './session/next-turn.ts';
import { forgetCalls } from './session/page-calls.ts';
import { askTheme, rememberedTheme, type ThemeData, wear } from './session/theme.ts';

/** The first visit waits so long for the company's look, in milliseconds; later it is remembered. */
const patience = 600;
const place = certain(document.getElementById('root'));
const options = {
  // A refusal that became a page has been told already; everything else is a fault and belongs in the console.
  onCaughtError: (error: unknown) => {
    if (!(error instanceof Problem)) console.error(error);
  },
};
/** The page stands already, as the build wrote it: it is taken over with what was typed into it. */
let written = writtenFor(place);
let root: Root | undefined;
let theme: ThemeData = rememberedTheme() ?? plainTheme;

function draw(node: ReactNode): Root {
  if (written) root = hydrateRoot(place, node, options);
  else bare().render(node);
  written = null;
  return bare();
}
/** Nothing is drawn yet: what stands in the place is seen until something is. */
function bare(): Root {
  root ??= createRoot(place, options);
  return root;
}
/** Where to go after signing in: a page of the application, never another host. */
function wantedAddress(): string {
  const to = new URLSearchParams(location.search).get('to') ?? '';
  return /^\/dashboard(?:[/?#]|$)/.test(to) ? to : '/dashboard';
}
/** The application itself, loaded when somebody is about to need it. */
const loadApplication = async () => {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  return import('./signed-in.tsx');
};

const prepare = () => void loadApplication().catch(() => undefined);
/** A page that is just being taken over must not be drawn anew: what was typed would be lost. */
const stands = Promise.withResolvers<void>();
const standing = () => {
  takenOver(place);
  stands.resolve();
};

function drawPublic(): void {
  draw(
    <StrictMode>
      <LeanApp theme={theme} onEnter={enter} onPrepare={prepare} onStand={standing} />
    </StrictMode>,
  );
}
function enter(): void {
  rememberRole(null);
  forgetCalls();
  forgetPicture();
  history.replaceState(null, '', wantedAddress());
  void openApplication();
}
/** The session is over: sign in again, then back to the same address and what was typed there. */
function leave(): void {
  const here = location.pathname + location.search;
  if (here.startsWith('/dashboard')) history.replaceState(null, '', wayIn(here));
  theme = rememberedTheme() ?? theme;
  // The language may have changed since the public pages were last seen.
  void loadLeanWords(startLocale(theme.language)).then(drawPublic, drawPublic);
}
async function openApplication(): Promise<void> {
  const locale = startLocale(theme.language);
  const boot = askBoot();
  // What is seen first comes first: the application would keep the browser from painting it.
  const shown = isShown();
  const loading = shown.then(loadApplication);
  for (const asked of [loading, boot]) asked.catch(() => undefined);
  await loadLeanWords(locale).catch(() => undefined);
  document.documentElement.lang = wordsLanguage(locale);
  const opening = (await shown) ? bare() : draw(<LeanOpening theme={theme} locale={locale} />);
  try {
    const { drawSignedIn } = await loading;
    await nextTurn();
    if (await drawSignedIn(opening, boot)) theme = rememberedTheme() ?? theme;
    else drawPublic();
  } catch {
    // Signed out meanwhile: the sign-in page stands already.
    if (!readTokens()) return;
    draw(<LeanOpening theme={theme} locale={locale} onRetry={() => void openApplication()} />);
  }
}

/** Addresses of what opens by a signed link: no sign-in, no menu. */
const linked = ['/form', '/survey', '/link', '/decide'];
async function openLink(): Promise<void> {
  const opening = draw(<LeanOpening theme={theme} locale={startLocale(theme.language)} />);
  try {
    if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
    const { drawLinked } = await import('./linked.ts');
    await drawLinked(opening, location.pathname, new URLSearchParams(location.search).get('token') ?? '');
  } catch {
    draw(<LeanOpening theme={theme} locale={startLocale(theme.language)} onRetry={() => void openLink()} />);
  }
}

/** The public pages in the company's look, which is waited for at a first visit only. */
async function openPublic(): Promise<void> {
  // Most likely the right language; asked for together with the look.
  const words = loadLeanWords(startLocale(theme.language)).catch(() => undefined);
  const isKnown = rememberedTheme() !== null;
  const settled = askTheme().then(
    (answer) => {
      theme = answer;
      wear(answer);
    },
    () => undefined,
  );
  if (written) theme = { ...theme, demo: written === 'demo' };
  else if (!isKnown) await Promise.race([settled, new Promise((done) => setTimeout(done, patience))]);
  await words;
  await inWords(drawPublic);
  await Promise.all([settled, stands.promise]);
  await inWords(() => {
    if (!readTokens()) drawPublic();
  });
}
async function inWords(draw: () => void): Promise<void> {
  const locale = startLocale(theme.language);
  await loadLeanWords(locale).catch(() => undefined);
  document.documentElement.lang = wordsLanguage(locale);
  speak(locale);
  draw();
}
function start(): void {
  if (rememberedTheme()) wear(theme);
  speak(startLocale(theme.language));
  whenSessionEnds(leave);
  onTokensElsewhere((isSignedIn) => {
    if (!isSignedIn && location.pathname.startsWith('/dashboard')) leave();
  });
  if (isComingBack()) {
    void import('@homeport/ui/account/prove-away.ts').then((it) => it.handBack());
    return;
  }
  if (linked.includes(location.pathname)) {
    void openLink();
    return;
  }
  const isInside = /^\/dashboard(?:\/|$)/.test(location.pathname);
  if (readTokens() && (isInside || location.pathname === '/')) {
    if (!isInside) history.replaceState(null, '', '/dashboard');
    void openApplication();
    return;
  }
  if (isInside) history.replaceState(null, '', wayIn(location.pathname + location.search));
  void openPublic();
}
start();
