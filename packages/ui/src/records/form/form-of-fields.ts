import type { Entity } from '@homeport/grammar';
import type { Option } from '../../controls/options.ts';
import type { Store } from '../../parts/store.ts';
import type { FieldAt } from '../fields/field-at.ts';
import type { FormHost } from '../host/form-host.ts';
import type { FormValues, Stored } from './form-values.ts';
import type { FieldWords } from './use-declared-side.ts';
import type { Choices, Conflict } from './use-record-state.ts';

/** A save that met somebody else's, until each field is decided that both changed. */
export interface OpenConflict {
  readonly met: Conflict<Stored>;
  readonly close: () => void;
  readonly resolve: (choices: Choices) => Promise<void>;
}
/** A form as its fields see it; `useRecord` makes one. */
export interface FormOfFields {
  readonly host: FormHost;
  readonly entity: Entity;
  readonly id: string;
  readonly values: FormValues;
  readonly change: (part: FormValues) => void;
  readonly errorOf: (wire: string) => string | undefined;
  readonly isRequired: (at: FieldAt, values: FormValues) => boolean;
  readonly canChange: (at: FieldAt) => boolean;
  readonly isSeen: (at: FieldAt) => boolean;
  readonly labelOf: (at: FieldAt) => string;
  readonly wordsOf: (wire: string) => FieldWords;
  readonly record: string | null;
  /** Wire names of what is drawn at this moment, in the order it came to the page. */
  readonly drawn: Store<readonly string[]>;
  /** The choices that the page gave, by wire name. */
  readonly offered: Map<string, readonly Option[] | undefined>;
  readonly conflict?: OpenConflict | null;
}
