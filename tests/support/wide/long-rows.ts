import { allFields, type Entity, type Field, wireName } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import type { Row } from '@homeport/ui/records/host/row.ts';

/** A word without a place to break, as names, references and pasted addresses are. */
export const longWord = (length: number): string => 'Rindfleischetikettierungsüberwachungs'.repeat(12).slice(0, length);
const most = 100;
const label = (n: number) => `${longWord(60)} ${n}`;
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** A record of an entity in which everything is as long and as large as people make it. */
export function longRow(entity: Entity, n: number): Row {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(allFields(entity))) {
    if (field.secret || ['id', 'version', 'tenantId'].includes(name)) continue;
    values[wireName(name, field)] = longValue(field, n);
  }
  const moves = Object.values(entity.fields).flatMap((field) =>
    field.type === 'lifecycle' ? Object.keys(field.transitions) : [],
  );
  const actions = catalogue.actionsOn(entity.name).filter((action) => action.scope !== 'collection');
  const can = ['update', 'delete', 'deactivate', ...moves, ...actions.map((action) => action.name)];
  return { ...values, id: id(n), version: 1, can: [...new Set(can)], active: n % 2 === 1 };
}

function longValue(field: Field, n: number): unknown {
  switch (field.type) {
    case 'text':
      return field.names ? 'caseDetail' : longWord(Math.min(field.max ?? most, most));
    case 'longText':
      return `${longWord(300)}\n${longWord(20)} and some words.`;
    case 'richText':
      return `<p>${longWord(200)}</p>`;
    case 'code':
      return longWord(Math.min(field.max ?? 40, 40))
        .toUpperCase()
        .replaceAll('Ü', 'U');
    case 'whole':
      return 2_147_483_647;
    case 'decimal':
      return `-123456789012.${'9'.repeat(field.decimals ?? 6)}`;
    case 'percentage':
      return '1234.5678';
    case 'money':
      return '-123456789012.375';
    case 'currency':
      return 'KWD';
    case 'date':
      return '2026-12-31';
    case 'dateTime':
    case 'lifecycle':
      return field.type === 'dateTime' ? '2026-12-31T23:59:59Z' : longest(field.states);
    case 'dateRange':
      return { from: '2026-01-01', to: '2026-12-31' };
    case 'yesNo':
      return true;
    case 'option':
      return field.choices ? longest(Object.fromEntries(asLabels(field.choices))) : 'LONG';
    case 'ref':
    case 'person':
      return field.wire === 'id' ? id(n) : { id: id(n), label: label(n) };
    case 'refs':
      return [1, 2, 3].map((at) => ({ id: id(at), label: label(at) }));
    case 'file':
    case 'image':
      return { id: id(n), label: `${longWord(80)}.pdf` };
    case 'country':
      return 'BA';
    case 'address':
      return { address1: longWord(80), address2: longWord(80), town: longWord(80), zip: '1234567890', country: 'BA' };
    case 'phone':
      return '+4412345678901234';
    case 'email':
      return `${longWord(64).replaceAll('ü', 'u')}@${longWord(60).replaceAll('ü', 'u')}.example`;
    case 'bankPart':
      return '•••• 3000';
    case 'coordinates':
      return { latitude: -89.123456, longitude: -179.123456 };
    case 'json':
      return { [longWord(30)]: [longWord(60), { code: 'X', amount: '-123456789012.375' }] };
  }
}
const asLabels = (choices: Readonly<Record<string, string>>) =>
  Object.entries(choices).map(([key, name]) => [key, { label: name }] as const);
const longest = (states: Readonly<Record<string, { readonly label: string }>>): string =>
  Object.entries(states).sort(([, one], [, other]) => other.label.length - one.label.length)[0]?.[0] ?? '';
