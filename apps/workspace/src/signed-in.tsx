import './frame/shell-styles.css';
import { ask, call, dropTokens, endSession, speak } from '@homeport/client';
import type { JsonValue } from '@homeport/grammar';
import { isOfAssignees } from '@homeport/model/identity';
import { sessionOpening } from '@homeport/model/tenancy';
import type { DateFormat } from '@homeport/ui/language/dates.ts';
import { eraseDrafts } from '@homeport/ui/parts/drafts.ts';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { createQueryClient } from '@homeport/ui/routing/query-client.ts';
import { withChosenLanguage } from '@homeport/ui/session/chosen-language.ts';
import { rememberLocale } from '@homeport/ui/session/locale.ts';
import type { Density } from '@homeport/ui/theme/density.ts';
import type { Root } from 'react-dom/client';
import { forgetVisits } from './frame/recent.ts';
import { type Preferences, rolesOf } from './frame/workspace.ts';
import { lookSetting } from './look.ts';
import { type OpenedSettings, openedSettings } from './session/opened-settings.ts';
import { wear } from './session/theme.ts';
import { WrongRole } from './sign-in/Opening.tsx';
import { WorkspaceApp } from './WorkspaceApp.tsx';
import { startWords } from './words/load-words.ts';

type Kept = Readonly<Record<string, JsonValue>>;
const isKept = (value: JsonValue | undefined): value is Kept =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the workspace keeps among somebody's settings; nothing where there is none. */
function lookIn(settings: OpenedSettings): { readonly [name in keyof Preferences]?: JsonValue } {
  const look = settings.read(lookSetting);
  return isKept(look) ? look : {};
}
const isDensity = (value: unknown): value is Density =>
  value === 'compact' || value === 'standard' || value === 'relaxed';

function signOut(user: string): void {
  void call('POST', 'auth/logout', { body: {} })
    .catch(() => undefined)
    .finally(() => {
      eraseDrafts(user, localStorage);
      forgetVisits();
      endSession();
    });
}

/** Opens the workspace for the session that is there: who, what they may, in their language; then draws it. */
export async function drawWorkspace(root: Root): Promise<void> {
  const [{ me: given, access, theme, settings: values }, { drawnCatalogue }] = await Promise.all([
    ask(sessionOpening),
    // What exists in the business is a file of its own, fetched beside the answers; a domain's own when a page needs it.
    import('@homeport/model/drawn'),
  ]);
  if (given.pending) {
    dropTokens();
    endSession();
    return;
  }
  wear(theme);
  const { me, news } = given.preview ? { me: given, news: undefined } : await withChosenLanguage(given);
  rememberLocale(me.language);
  speak(me.language);
  if (rolesOf(access).every(isOfAssignees)) {
    root.render(<WrongRole theme={theme} locale={me.language} onSignOut={() => signOut(me.id)} />);
    return;
  }
  const settings = openedSettings(values);
  const look = lookIn(settings);
  const language = await startWords(me.language);
  if (news) toasts.show(language.i18n.t(news.key, { ns: 'ui', ...news.values }), 'info');
  const preferences: Preferences = {
    locale: me.language,
    dateFormat: me.dateFormat as DateFormat,
    density: isDensity(look.density) ? look.density : 'standard',
    hasSingleKeys: look.hasSingleKeys !== false,
    favourites: Array.isArray(look.favourites) ? look.favourites.filter((key) => typeof key === 'string') : [],
    client: typeof look.client === 'string' ? look.client : null,
  };
  root.render(
    <WorkspaceApp
      // A new session starts with nothing of the one before.
      key={crypto.randomUUID()}
      me={me}
      access={access}
      catalogue={drawnCatalogue()}
      theme={theme}
      start={preferences}
      settings={settings}
      language={language}
      client={createQueryClient()}
      signOut={() => signOut(me.id)}
      reload={() => void drawWorkspace(root)}
    />,
  );
}
