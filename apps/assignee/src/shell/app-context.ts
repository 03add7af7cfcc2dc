import type { AccessSettings, Me } from '@homeport/model/identity';
import type { Language } from '@homeport/ui/language/start-language.ts';
import { createContext, useContext } from 'react';
import type { ThemeData } from '../session/theme.ts';
import type { DomainMenu } from './domain-menu.ts';

/** What every page of the application may know of the session. */
export interface AppContext {
  readonly me: Me;
  readonly theme: ThemeData;
  readonly access: AccessSettings;
  readonly language: Language;
  readonly locale: string;
  /** What the domains bring to the menu and the frame. */
  readonly menus: readonly DomainMenu[];
  /** Takes a changed user into the whole application: language, date format, name. */
  readonly took: (me: Me) => Promise<void>;
  readonly signOut: () => void;
}
export const AppSession = createContext<AppContext | null>(null);
export function useApp(): AppContext {
  const app = useContext(AppSession);
  if (!app) throw new Error('Pages are drawn inside the application');
  return app;
}
/** Whether the person may do something, by its code: `caseExpenseBatch.create`. */
export function may(access: AccessSettings, code: string): boolean {
  return access.permissionSettingItems.some((item) => item.code === code);
}
