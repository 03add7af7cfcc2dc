import type { Filter } from '../filter.ts';
import type { DataClass } from './data-class.ts';
import type { DataKind } from './data-kind.ts';
import type { Shape } from './shape.ts';

/** What every field may say about itself. All of it is data and survives a JSON round trip. */
export interface FieldOptions {
  /** Must be given on create and may not be emptied afterwards. */
  readonly required?: boolean;
  /** One sentence shown under the control. */
  readonly help?: string;
  /** The column name this field had before; turns a drop and an add into a rename in the next migration. */
  readonly was?: string;
  /** Set on create, never changed by a plain save. */
  readonly fixed?: boolean;
  /** Written by rules and actions only; a plain save that names it is refused. */
  readonly readOnly?: boolean;
  /** Never leaves the server and can be neither filtered nor sorted (hashes, secrets). */
  readonly secret?: boolean;
  /** What it is to a person, where that does not follow from its type: see `dataClassOf`. */
  readonly dataClass?: DataClass;
  /** What it tells of somebody that grants have to name (`kinds`); of parts of accounts and papers it follows: see `kindOfData`. */
  readonly kind?: DataKind;
  /**
   * It tells of records of this entity: closed to whoever may read none of those, whatever their grants say of the record that it
   * stands in.
   */
  readonly seenWith?: string;
  /** It says something only where the choice `field` of the same record is one of these; elsewhere it is neither shown nor asked for. */
  readonly only?: { readonly field: string; readonly among: readonly string[] };
  /** Under "Show more" in forms. */
  readonly rare?: boolean;
  /** Used when the field is not given on create. */
  readonly initial?: string | number | boolean | null;
}

/**
 * What the names in a text stand for: something declared, or a code on a list of the world. They are kept, sent and imported as
 * names, and chosen and read by their labels.
 */
export interface NamesSpec {
  readonly what:
    | 'entity'
    | 'field'
    | 'action'
    | 'state'
    | 'transition'
    | 'language'
    | 'country'
    | 'currency'
    | 'timeZone';
  /** The field of the same record that names the entity they are of. */
  readonly of?: string;
  /** Several, with commas between them. */
  readonly many?: true;
  /** Fields that are not offered: those that records are called by. */
  readonly except?: 'title';
}
/**
 * What a text is offered from the records it speaks of, by label: the path of a field (`path`), a field in curly brackets
 * (`placeholder`), or a value of the field that the text `at` beside it names (`value`); how that field is compared (`operator`); the numbers
 * that a formula may name (`formula`); or the address of a page (`page`). Paths, values and formulas are judged against the catalogue when they are saved.
 */
export interface OfferSpec {
  readonly what: 'path' | 'placeholder' | 'value' | 'operator' | 'formula' | 'page';
  /**
   * Where the entity stands: `about` in the same record, or `notificationEvent.about` in the related one. Pages are of none.
   */
  readonly of?: string;
  /** The entity itself, where it is always the same. */
  readonly on?: string;
  /** The field of the same record that names the field whose values are offered. */
  readonly at?: string;
  /** The field of the same record that says how the value is compared: some operators take several. */
  readonly operator?: string;
  /** The placeholder that stands for what the record is called. */
  readonly self?: string;
  /** What a formula may speak of besides the record, and where its tests stand. */
  readonly formula?: FormulaSpec;
}
/** A field that holds a formula: beside the records of `on` it may name other formulas of its own entity, and tables. */
export interface FormulaSpec {
  /** The field of the same record by whose value other formulas name it. */
  readonly code: string;
  /** The json field of the same record in which its tests are kept; see `formulaCases`. */
  readonly cases: string;
  /** Tables of bands: the entity of the table with its code, and that of its rows. */
  readonly bands: BandTableSpec;
}
export interface BandTableSpec {
  readonly table: string;
  readonly code: string;
  /** The date field of the table from which on it counts. */
  readonly since: string;
  readonly rows: string;
  /** Fields of the rows: the relation to the table, where a band begins and in which currency, and its percentage. */
  readonly row: { readonly of: string; readonly from: string; readonly currency: string; readonly rate: string };
}
export interface TextSpec {
  /** Characters, counted as the database counts them. */
  readonly min?: number;
  readonly max?: number;
  /** It holds names of what is declared, or codes of a list: chosen and read by their labels. */
  readonly names?: NamesSpec;
  /** It is written by hand, with the help of a list. */
  readonly offers?: OfferSpec;
  /** It tells a part of a bank account, or may: closed to whoever works as somebody else. */
  readonly ofAccount?: true;
  /**
   * It names a town, in the country that the field `in` of the same record holds; with `way` it may tell a way between towns
   * ("Camille Laurent: Lyon → Singapore"). Shown by the name that the reader's language has for the town.
   */
  readonly place?: { readonly in?: string; readonly way?: true };
  /** The address of a page of the web: nothing else is taken, and only such a one is shown as a link. */
  readonly webAddress?: true;
  /** A reference number, which the engine gives: no form asks for it. Several ways where it depends on the record or a step. */
  readonly numbered?: NumberedSpec | readonly NumberedSpec[];
}
/** Where a reference number comes from: `SH-000042`. Numbers of a series have no holes and are never given twice in a tenant. */
export interface NumberedSpec {
  /** The counter in the tenant; it lives on when prefix or field change. */
  readonly series: string;
  readonly prefix: string;
  /** The transition that gives it (`status.approve`); without it, the record has it from the start. */
  readonly at?: string;
  /** A number that it had before that transition gives way. */
  readonly replaces?: true;
  /** Only for records that match, by their own fields. */
  readonly when?: Filter;
}
export interface NumberSpec {
  readonly min?: number;
  readonly max?: number;
  /** Digits after the point. */
  readonly decimals?: number;
  /** A year or another number that names something: written digit by digit ("2019"), never grouped ("2,019"). */
  readonly ungrouped?: true;
  /** Digits after the point that are shown at most, where more are kept: of a figure that was worked out. */
  readonly shownDecimals?: number;
  /** What is counted: `days`, `kg`, `CBM`, `km`, `minutes` … shown behind the value. */
  readonly unit?: string;
  /** The field of the same record that says in which unit it is: shown behind the value, as a currency before its amount. */
  readonly unitIn?: string;
}
/** The parts of a bank account, and numbers of passports and visas, that are encrypted at rest and answered masked. */
export type BankPart =
  | 'accountNumber'
  | 'iban'
  | 'bic'
  | 'routingNumber'
  | 'sortCode'
  | 'transitNumber'
  | 'bankCode'
  | 'documentNumber';

/** One entry per field type: what its declaration carries besides `FieldOptions`. */
export interface FieldSpecs {
  text: TextSpec;
  longText: TextSpec;
  richText: TextSpec;
  /** Upper-cased key of letters, digits, `_`, `-`, `.`; compared without case. */
  code: TextSpec;
  whole: NumberSpec;
  decimal: NumberSpec;
  /** 12.5 means 12.5 %. */
  percentage: NumberSpec;
  /** Major units as a decimal string; `currency` names the field of this record that holds the ISO 4217 code. */
  money: { readonly currency: string; readonly min?: number };
  currency: object;
  /**
   * A calendar day; `notBefore` names the date field of the same record that it must not precede. `past`: it has been, so none in
   * the future is taken. `endless`: without it there is no end, which is not the same as one that is not known.
   * `awaited`: it is expected to be set: until it is, it reads “To be confirmed” instead of “Not provided”.
   */
  date: { readonly notBefore?: string; readonly past?: true; readonly endless?: true; readonly awaited?: true };
  /**
   * A moment, ISO UTC without fractions, ending in Z. `zoneIn` names the field of the same record that says in which time zone
   * it is read; UTC where that one is empty.
   */
  dateTime: { readonly zoneIn?: string };
  dateRange: object;
  yesNo: object;
  /** A code from the tenant's data options of this type, or from the fixed `choices`. */
  option: {
    readonly optionType?: string;
    readonly choices?: Readonly<Record<string, string>>;
    /** It says how the field beside it is compared: of its choices those are offered that the field knows. */
    readonly offers?: OfferSpec;
  };
  /** `wire: 'id'` shows the relation as `<name>Id` with a plain id; else as `{ id, label }`. */
  ref: {
    readonly to: string;
    readonly wire?: 'id';
    readonly onDelete?: 'refuse' | 'cascade' | 'clear';
    /** May name a record of the managing company (who did it): kept without a foreign key, named by its owner. */
    readonly loose?: true;
    /** The relation of a relation of this record that it has to be (`caseDetail.employee`): forms fill it in from there. */
    readonly takenFrom?: string;
  };
  refs: { readonly to: string };
  /** A reference to a person, drawn with photo and initials. */
  person: { readonly to: string; readonly wire?: 'id' };
  country: object;
  address: object;
  phone: object;
  email: object;
  bankPart: { readonly part: BankPart };
  /** A relation to a stored file; `accept` are MIME types or `image/*`. */
  file: { readonly to: string; readonly accept?: readonly string[] };
  image: { readonly to: string };
  coordinates: object;
  /**
   * `shape` says how people see and change it; `drawn` names what shows it instead (a tab, the explanation of an amount). One
   * of them is there wherever people come: the text itself is never shown.
   */
  json: { readonly maxDepth?: number; readonly shape?: Shape; readonly drawn?: string };
  lifecycle: LifecycleSpec;
}
export type FieldType = keyof FieldSpecs;

/** What computes a derived field. */
export interface Computed {
  /** The name of its calculation (`defineCalculation`). */
  readonly by: string;
  /**
   * The json field beside it in which its trace is kept. Without one its trace is remade from the record, whose fields have the
   * names of the calculation's inputs.
   */
  readonly trace?: string;
}

/** A declared field. `derived` ones are computed by the entity's `derive` rule and stored. */
export type Field<K extends FieldType = FieldType, V = unknown, R extends boolean = boolean> = {
  [T in K]: {
    readonly type: T;
    readonly label: string;
    readonly derived?: true;
    readonly computed?: Computed;
    readonly required?: R;
    /** Phantom: the type of the value on the wire. Never present at run time. */
    readonly $value?: V;
  } & Omit<FieldOptions, 'required'> &
    Omit<FieldSpecs[T], 'required'>;
}[K];

export type Fields = Readonly<Record<string, Field>>;
/** A field of one exact type, for the registries that are keyed by type. */
export type FieldOf<T extends FieldType> = Extract<Field, { type: T }>;

export type Tone = 'neutral' | 'info' | 'warning' | 'success' | 'danger';

export interface StateSpec {
  readonly label: string;
  readonly tone?: Tone;
  /** A plain save may change the record in this state. Without it the record is closed to plain saves. */
  readonly editable?: boolean;
  /** The record may be deleted in this state. */
  readonly deletable?: boolean;
  readonly final?: boolean;
  /**
   * What a person most likely comes to do in this state, and the one filled button: a transition, or `edit` where none is an
   * obvious next step. Without it nothing stands out but Edit.
   */
  readonly primary?: string;
}

export interface TransitionSpec {
  readonly label: string;
  readonly from: readonly string[];
  readonly to: string;
  /** Role keys that may do it (see the model's roles); the record's access filter for `read` holds as well. */
  readonly by: readonly string[];
  /** Names of guards in the entity's rules; each may refuse. */
  readonly needs?: readonly string[];
  /** Holds for the caller and record, checked in the database with the status change. */
  readonly where?: Filter;
  /**
   * Elsewhere it makes no sense and is not offered (a lost shipment is not packed). Whoever asks for it all the same hears the
   * reason from a guard.
   */
  readonly offered?: Filter;
  /** Done by the system only (job, other action); never offered to a person. */
  readonly system?: boolean;
  /**
   * What whoever does it is asked for first: the fields of a small form, the same for all where it is done with many. It makes
   * the transition a named action of its own; an action that is declared for it has these fields among its input.
   */
  readonly asks?: Fields;
  /** What is written in the same statement as the new state: field of the record → where its value comes from. */
  readonly stamps?: Readonly<Record<string, Stamp>>;
}

/**
 * `$now`: the moment, or its day in UTC where the field is a date. `$me`: the user, or the person where the field leads to one.
 * Another text: what was entered under this name; nothing entered empties a field that is read-only, and leaves another as it
 * is. Anything else is the value itself.
 */
export type Stamp = string | boolean | null;

/**
 * When a record is late: the day of `after` has passed while it is in one of the states `in`. Where `owing` names an amount, only
 * as long as something is left of it.
 */
export interface OverdueSpec {
  readonly after: string;
  readonly in: readonly string[];
  readonly owing?: string;
}

/** A state machine as data. Nothing but its transitions ever writes the status. */
export interface LifecycleSpec {
  /** Its list has a view of what is late, and the status a chip that says so. It is worked out when it is shown: days go by themselves. */
  readonly overdue?: OverdueSpec;
  readonly initial: string;
  readonly states: Readonly<Record<string, StateSpec>>;
  readonly transitions: Readonly<Record<string, TransitionSpec>>;
}
