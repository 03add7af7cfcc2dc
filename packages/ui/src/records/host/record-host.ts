import type { Calculation, Catalogue, Entity, RoleHolder } from '@homeport/grammar';
import { createContext, useContext } from 'react';
import type { Option } from '../../controls/options.ts';
import type { StoredFile } from '../../upload/stored-file.ts';
import type { Upload } from '../../upload/xhr-upload.ts';
import type { Exchange } from './exchange.ts';
import type { FormHost } from './form-host.ts';
import type { RecordSource } from './record-source.ts';
import type { Views } from './views.ts';

/** A page that shows records. */
export type Place =
  | { readonly to: 'list'; readonly entity: Entity; readonly search?: Readonly<Record<string, string>> }
  | {
      readonly to: 'record';
      readonly entity: Entity;
      readonly id: string;
      readonly tab?: string;
      readonly search?: Readonly<Record<string, string>>;
    }
  | { readonly to: 'new'; readonly entity: Entity; readonly search?: Readonly<Record<string, string>> };

/** Who looks at the records. */
export interface RecordViewer extends RoleHolder {
  readonly user: string;
  readonly person: string | null;
}

/** A stored file of a record. */
export interface RecordFile {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly created: string;
  readonly isPicture: boolean;
}
/** Stored files. Their bytes want the caller's token, so an address alone opens nothing. */
export interface RecordFiles {
  /** The files that belong to a record. */
  readonly of: (entity: Entity, id: string, signal?: AbortSignal) => Promise<readonly RecordFile[]>;
  readonly bytes: (id: string, how?: { readonly preview?: boolean; readonly signal?: AbortSignal }) => Promise<Blob>;
  /** Saves it on the device, or shows it beside the page where the browser can. */
  readonly open: (id: string, name: string) => Promise<void>;
  /** Sends a file for a field (`entity.field`) of a record, or for the record itself. */
  readonly upload: (key: string, record: string | null) => Upload<StoredFile>;
  /** What a field takes that can be sent only once its record is stored; undefined: it can be sent now. */
  readonly waits?: (key: string, record: string | null) => 'logo' | 'background' | 'other' | undefined;
  readonly maxBytes: number;
}

/**
 * The declarations that screens are drawn from. The entity whose page stands is there in full; of others it is enough to know
 * what they and their records are called, who may do what, and to what they refer.
 */
export interface Declarations extends Pick<Catalogue, 'entities' | 'entity' | 'hasEntity' | 'actionsOn' | 'refusals'> {
  /** A calculation that computed fields name; without it no amount can be opened. */
  readonly calculation?: (name: string) => Promise<Calculation | undefined>;
}

/** Who follows a record. */
export interface FollowersOf {
  readonly isFollowing: boolean;
  readonly followers: readonly { readonly id: string; readonly label: string }[];
}
export interface Followers {
  readonly of: (entity: Entity, id: string, signal?: AbortSignal) => Promise<FollowersOf>;
  /** The viewer begins or ends to follow; answers who follows then. */
  readonly follow: (entity: Entity, id: string, isFollowing: boolean) => Promise<FollowersOf>;
}

/** What the generated screens need of the application around them. */
export interface RecordHost extends FormHost {
  readonly catalogue: Declarations;
  /** Brings the whole declaration of an entity whose page does not stand; absent where all of them are there. */
  readonly need?: (entity: string) => Promise<void>;
  readonly source: RecordSource;
  readonly exchange: Exchange;
  readonly viewer: RecordViewer;
  /** Address of a page, or null when there is none for this entity. */
  readonly address: (place: Place) => string | null;
  readonly go: (address: string, how?: { readonly replace?: boolean }) => void;
  /** Records that were deleted, each by its id or several by the beginning of their address: nothing names them any more. */
  readonly onGone?: (ids: readonly string[]) => void;
  /** Loads code and data of a page before it is opened. */
  readonly preload?: (address: string) => void;
  readonly files: RecordFiles;
  readonly followers: Followers;
  /** Records of other tenants that a loose relation may name here, besides the tenant's own; none without it. */
  readonly elsewhere?: (entity: Entity, text: string, signal?: AbortSignal) => Promise<readonly Option[]>;
  /** Saved views of lists. */
  readonly views: Views;
  /** A hook: the pages of the application besides lists, by address without parameters, named in the reader's language. */
  readonly usePages?: () => readonly Option[];
  /** Proves the password once more; false when it is wrong, throws when it could not be checked. */
  readonly confirmPassword: (password: string, code?: string) => Promise<boolean | 'code'>;
}

/** Filled by `RecordsProvider`. */
export const RecordHostContext = createContext<RecordHost | null>(null);

/** The application around the records. */
export function useRecordHost(): RecordHost {
  const host = useContext(RecordHostContext);
  if (!host) throw new Error('Records are drawn inside a RecordsProvider');
  return host;
}
