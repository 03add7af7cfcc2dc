import type { RoleHolder } from '@homeport/grammar';
import type { AccessSettings, Me } from '@homeport/model/identity';
import type { DateFormat } from '@homeport/ui/language/dates.ts';
import type { RecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Density } from '@homeport/ui/theme/density.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { ThemeData } from '../session/theme.ts';
import type { PageWords } from '../words/load-words.ts';
import type { OwnMenu } from './domain-menu.ts';

/** What a person has set for themselves. */
export interface Preferences {
  readonly locale: string;
  readonly dateFormat: DateFormat;
  readonly density: Density;
  readonly hasSingleKeys: boolean;
  /** Keys of menu entries, in their own order. */
  readonly favourites: readonly string[];
  /** The company worked for last, for those who work for several. */
  readonly client: string | null;
}
/** Everything the pages know of the session. */
export interface Workspace {
  readonly me: Me;
  readonly access: AccessSettings;
  readonly ownMenu: OwnMenu;
  readonly theme: ThemeData;
  readonly client: QueryClient;
  readonly preferences: Preferences;
  readonly prefer: (part: Partial<Preferences>) => void;
  /** The records of a tenant, made once each. */
  readonly hostOf: (tenant: string) => RecordHost;
  /** Brings the whole declaration of an entity: before a page of it is drawn. */
  readonly need: (entity: string) => Promise<void>;
  /** Makes the records of all companies known to `hostOf`, for whoever works for several. */
  readonly needAll: () => Promise<void>;
  /** Loads the texts of a page that has its own. */
  readonly learn: (space: string, files: PageWords) => Promise<void>;
  readonly signOut: () => void;
  /** Reads the session anew after something about the user has changed. */
  readonly reload: () => void;
}
export const WorkspaceContext = createContext<Workspace | null>(null);
export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext);
  if (!workspace) throw new Error('Pages are drawn inside the workspace');
  return workspace;
}
/** The caller's roles, and what the company has taken from them. */
export const holderOf = ({ permissionSetting }: AccessSettings): RoleHolder => ({
  roles: permissionSetting.roles,
  narrowings: permissionSetting.narrowings,
});
/** Role keys of the caller. */
export const rolesOf = (access: AccessSettings): readonly string[] => access.permissionSetting.roles;
/** Whether the caller's roles allow something at all (`caseExpense.approve`, `call.paymentsToBuild`). */
export const mayDo = (access: AccessSettings, code: string): boolean =>
  access.permissionSettingItems.some((item) => item.code === code);
