import type { Action, Entity, RefusalSpec } from '@homeport/grammar';
import { certain, slug } from '@homeport/grammar';
import { useMemo } from 'react';
import { modelSpace, type TextArguments, useText } from '../../language/use-text.ts';
import type { FieldAt } from '../fields/field-at.ts';

/** Every text of a declaration in the reader's language; its English label where a catalogue has none. */
export interface Labels {
  entity(entity: Entity): string;
  plural(entity: Entity): string;
  /** The plural within a sentence: "Delete 12 persons". */
  several(entity: Entity): string;
  section(entity: Entity, label: string): string;
  field(at: FieldAt): string;
  help(at: FieldAt): string | undefined;
  choice(at: FieldAt, value: string): string;
  state(at: FieldAt, state: string): string;
  /** A transition or an action by its name; deeds and what no declaration knows stay as given. */
  deed(entity: Entity, name: string, actions: readonly Action[]): string | undefined;
  refusal(code: string, params: TextArguments, spec: RefusalSpec | undefined): string;
  key(key: string, english: string): string;
}

/** The words of declarations for the reader. Stable until the language changes. */
export function useLabels(): Labels {
  const text = useText(modelSpace);
  return useMemo<Labels>(() => {
    const key = (name: string, english: string, values?: TextArguments) => text(name, values, english);
    return {
      key,
      entity: (entity) => key(entity.name, entity.label),
      plural: (entity) => key(`${entity.name}.plural`, entity.plural),
      several: (entity) => withinSentence(key(`${entity.name}.plural`, entity.plural)),
      section: (entity, label) => key(`${entity.name}.section.${slug(label)}`, label),
      field: (at) => key(at.key, at.field.label),
      help: (at) => (at.field.help ? key(`${at.key}.help`, at.field.help) : undefined),
      choice: (at, value) => {
        const choices = at.field.type === 'option' ? at.field.choices : undefined;
        return choices && Object.hasOwn(choices, value) ? key(`${at.key}.${value}`, certain(choices[value])) : value;
      },
      state: (at, state) => {
        const spec = at.field.type === 'lifecycle' ? at.field.states[state] : undefined;
        return spec ? key(`${at.key}.${state}`, spec.label) : state;
      },
      deed: (entity, name, actions) => {
        const english = actions.find((a) => a.name === name)?.label ?? transitionLabel(entity, name);
        return english === undefined ? undefined : key(`${entity.name}.do.${name}`, english);
      },
      refusal: (code, params, spec) => key(`refusal.${code}`, spec?.text ?? code, params),
    };
  }, [text]);
}

/** A name as it stands within a sentence; one that keeps its capitals, such as "API clients" and "Expense Reports", as it is. */
export const withinSentence = (name: string): string =>
  /^.\p{Lu}|\s\p{Lu}/u.test(name) ? name : name.slice(0, 1).toLowerCase() + name.slice(1);

/** What is said of a row, where it stands by itself. */
export const asSentence = (said: string): string => said.slice(0, 1).toUpperCase() + said.slice(1);

function transitionLabel(entity: Entity, name: string): string | undefined {
  for (const field of Object.values(entity.fields)) {
    if (field.type === 'lifecycle' && Object.hasOwn(field.transitions, name)) return field.transitions[name]?.label;
  }
  return undefined;
}
