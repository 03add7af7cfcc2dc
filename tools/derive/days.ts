import type { Action, Catalogue, Fields } from '@homeport/grammar';
import type { Derived } from './derived-files.ts';

/** Field types whose values leave a browser as moments although a day was typed. */
const kinds: ReadonlySet<string> = new Set(['date', 'dateTime', 'dateRange']);

/** Whose browser loads no declarations. */
const without: readonly string[] = ['assignee', 'dependant'];

/**
 * Which fields hold days, by entity and by action (`entity.action`), of what those roles read and do: a browser that loads no
 * declarations still sends days as days, and texts that look like one as texts.
 */
export function deriveDays(catalogue: Pick<Catalogue, 'entities' | 'actions'>): Derived {
  const lines = [
    ...catalogue.entities
      .filter(({ access }) => without.some((role) => role in access))
      .map((entity) => [entity.name, entity.fields] as const),
    ...catalogue.actions
      .filter(({ by }) => by === undefined || without.some((role) => by.includes(role)))
      .map((action: Action) => [`${action.on}.${action.name}`, action.input] as const),
  ].flatMap(([key, fields]) => {
    const days = daysOf(fields);
    return days.length > 0 ? [`  '${key}': { ${days.join(', ')} },`] : [];
  });
  const text = [
    '// Written by `npm run derive` from the declarations of all domains.',
    '/** Which fields hold days, by entity and by action (`entity.action`), of what assignees and their family read and do. */',
    "export const days: Readonly<Record<string, Readonly<Record<string, 'date' | 'dateTime' | 'dateRange'>>>> = {",
    ...lines.sort(),
    '};',
    '',
  ].join('\n');
  return { path: 'packages/model/src/catalogue/days.generated.ts', text };
}

function daysOf(fields: Fields): string[] {
  return (
    Object.entries(fields)
      // What rules and steps write leaves no browser.
      .filter(([, field]) => kinds.has(field.type) && !field.derived && !field.readOnly)
      .map(([name, field]) => `${name}: '${field.type}'`)
  );
}
