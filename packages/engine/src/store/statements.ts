import { createHash } from 'node:crypto';
import { compile, type Run, type Sql } from './compile/statement.ts';
import type { Prepared } from './round-trip.ts';

/** Composes statements once per form and keeps them; those that nobody asks for any more go. */
export interface Statements {
  /** The statement of this form with its values. `make` is asked when the form is new. */
  prepared(form: string, run: Run, make: () => Sql): Prepared;
}
interface Known {
  readonly name: string;
  readonly text: string;
  readonly bind: (run: Run) => unknown[];
}

export function makeStatements(most = 1000): Statements {
  // Two generations: what is not asked for while one fills up goes with the next.
  let young = new Map<string, Known>();
  let old = new Map<string, Known>();
  return {
    prepared: (form, run, make) => {
      let statement = young.get(form);
      if (statement === undefined) {
        statement = old.get(form) ?? composed(make());
        if (young.size >= most) {
          old = young;
          young = new Map();
        }
        young.set(form, statement);
      }
      return { name: statement.name, text: statement.text, values: statement.bind(run) };
    },
  };
}

function composed(statement: Sql): Known {
  const { text, bind } = compile(statement);
  return { name: hashOf(text), text, bind };
}
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 24);

/** So many texts written by hand have names: connections keep each of them prepared for good. */
const mostTexts = 300;
const namesOfTexts = new Map<string, string>();

/** The name under which a text is kept prepared; undefined once there are many: it then runs unprepared. */
export function nameOfText(text: string): string | undefined {
  let name = namesOfTexts.get(text);
  if (name === undefined && namesOfTexts.size < mostTexts) {
    name = hashOf(text);
    namesOfTexts.set(text, name);
  }
  return name;
}

/** A short name for the rights a statement is composed for: equal rights have equal names. */
export function formOf(allowance: object, describe: () => string): string {
  let form = forms.get(allowance);
  if (form === undefined) {
    const text = describe();
    form = numbers.get(text);
    if (form === undefined) {
      form = `a${numbers.size}`;
      numbers.set(text, form);
    }
    forms.set(allowance, form);
  }
  return form;
}
const forms = new WeakMap<object, string>();
const numbers = new Map<string, string>();
