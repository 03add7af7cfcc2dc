import type { Entity } from '@homeport/grammar';
import type { ListParams } from '../list/list-state.ts';

/** A view of a list that somebody saved: a name and what the address of the list said. */
export interface SavedView {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly params: ListParams;
  /** Others see it too: everyone, or those of one role (its code). Null: its owner alone. */
  readonly audience: string | null;
  /** The viewer may save changes of it and delete it. */
  readonly canChange: boolean;
}
/** The views of one list that the viewer sees, shared ones first, and which of them they open first. */
export interface ViewsOfList {
  readonly views: readonly SavedView[];
  /** Id of a view, `mine`, or null for all records. */
  readonly first: string | null;
}
/** Somebody a view can be shared with. */
export interface ViewAudience {
  /** `EVERYONE` or the code of a role. */
  readonly value: string;
  /** Key of its name among the words of the declarations, and that name in English. */
  readonly word: string;
  readonly english: string;
}

/** Keeps views of lists. Failures are thrown as `Problem`. */
export interface Views {
  readonly of: (entity: Entity, signal?: AbortSignal) => Promise<ViewsOfList>;
  readonly add: (entity: Entity, view: Pick<SavedView, 'name' | 'params' | 'audience'>) => Promise<SavedView>;
  readonly change: (view: SavedView, part: Partial<Pick<SavedView, 'name' | 'params'>>) => Promise<SavedView>;
  readonly remove: (view: SavedView) => Promise<void>;
  /** Which view of a list this viewer opens first. */
  readonly openFirst: (entity: Entity, id: string | null) => Promise<void>;
  /** This viewer may save views for others. */
  readonly mayShare: boolean;
  /** With whom views can be shared. */
  readonly audiences: () => Promise<readonly ViewAudience[]>;
}
