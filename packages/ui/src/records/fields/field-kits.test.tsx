import {
  address,
  bankPart,
  code,
  coordinates,
  country,
  currency,
  date,
  dateRange,
  dateTime,
  decimal,
  defineEntity,
  email,
  type Fields,
  type FieldType,
  file,
  image,
  json,
  lifecycle,
  longText,
  money,
  option,
  percentage,
  phone,
  ref,
  refs,
  richText,
  text,
  whole,
  yesNo,
} from '@homeport/grammar';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draw, everything, toyCatalogue, toyHost } from '../../../../../tests/support/toy-host.tsx';
import { FieldShow } from './FieldShow.tsx';
import { fieldAt } from './field-at.ts';
import { fieldKits, kitOf } from './field-kits.ts';

const someone = { id: '00000000-0000-7000-8000-000000000001', label: 'Camille Laurent' };
const file1 = { id: '00000000-0000-7000-8000-000000000002', label: 'receipt.pdf' };

/** One field of every type, a value as the server answers it, and how a person reads it. */
const samples: { readonly [T in FieldType]: readonly [field: Fields[string], value: unknown, shown: string] } = {
  text: [text('A text'), 'Hotel Lyon', 'Hotel Lyon'],
  longText: [longText('A note'), 'two\nlines', 'two lines'],
  richText: [richText('A page'), '<p>Welcome <strong>home</strong></p>', 'Welcome home'],
  code: [code('A code'), 'EXP-1', 'EXP-1'],
  whole: [whole('Days', { unit: 'days' }), 1250, '1,250 days'],
  decimal: [decimal('A rate'), '1.0842', '1.0842'],
  percentage: [percentage('A share'), '12.5', '12.5%'],
  money: [money('An amount'), '1250', 'SGD 1,250.00'],
  currency: [currency('Currency'), 'SGD', 'SGD'],
  date: [date('A day'), '2026-03-04', '04-\u206003-\u20602026'],
  dateTime: [dateTime('A moment'), '2026-03-04T13:05:09Z', '04-\u206003-\u20602026, 1:05:09 pm UTC'],
  dateRange: [
    dateRange('A stay'),
    { from: '2026-03-04', to: '2026-03-06' },
    '04-\u206003-\u20602026 – 06-\u206003-\u20602026',
  ],
  yesNo: [yesNo('A switch'), true, 'Yes'],
  option: [option('A choice', 'KIND'), 'ONE', 'Option one'],
  ref: [ref('A relation', 'user'), someone, 'Camille Laurent'],
  refs: [refs('Relations', 'user'), [someone], 'Camille Laurent'],
  person: [{ type: 'person', label: 'A person', to: 'user' }, someone, 'Camille Laurent'],
  country: [country('A country'), 'SG', 'Singapore'],
  address: [address('An address'), { address1: '1 Orchard Road', town: 'Singapore', country: 'SG' }, '1 Orchard Road'],
  phone: [phone('A phone'), '+6561234567', '+6561234567'],
  email: [email('A mail'), 'camille@example.com', 'camille@example.com'],
  bankPart: [bankPart('An account', 'iban'), '•••• 3000', '•••• 3000'],
  file: [{ ...file('A file'), to: 'user' }, file1, 'receipt.pdf'],
  image: [{ ...image('A picture'), to: 'user' }, null, 'Not provided'],
  coordinates: [coordinates('A place'), { latitude: 1.29, longitude: 103.85 }, '1.29000; 103.85000'],
  json: [
    json('Parts', { shape: { is: 'record', parts: { a: { label: 'Letter', shape: { is: 'whole' } } } } }),
    { a: 1 },
    'Letter',
  ],
  lifecycle: [
    lifecycle('Status', { initial: 'OPEN', states: { OPEN: { label: 'Open', final: true } }, transitions: {} }),
    'OPEN',
    'Open',
  ],
};
const thing = defineEntity({
  name: 'thing',
  label: 'Thing',
  plural: 'Things',
  title: ['text'],
  fields: {
    ...Object.fromEntries(Object.entries(samples).map(([type, [field]]) => [type, field])),
    currency: currency('Currency'),
  },
  access: everything,
});
const row = Object.fromEntries(Object.entries(samples).map(([type, [, value]]) => [type, value]));
const at = (type: string) => {
  const found = fieldAt(thing, type);
  if (!found) throw new Error(`no field ${type}`);
  return found;
};
const types = Object.keys(samples) as FieldType[];

describe('every field type', () => {
  it.each(types)('%s is shown as people read it', async (type) => {
    const [, value, shown] = samples[type];
    const { container } = await draw(toyHost(toyCatalogue(thing)), <FieldShow at={at(type)} value={value} row={row} />);
    // Names of options and the code of shapes come a moment later.
    if (type === 'option' || type === 'json') await screen.findByText(shown);
    expect((container.textContent ?? '').replace(/\s+/g, ' ')).toContain(shown);
  });

  it('an option is not shown as its code while the list of its names is on its way', async () => {
    let arrive: (names: readonly { value: string; label: string }[]) => void = () => undefined;
    const names = new Promise<readonly { value: string; label: string }[]>((done) => {
      arrive = done;
    });
    const host = toyHost(toyCatalogue(thing), { choices: () => names });
    const { container } = await draw(host, <FieldShow at={at('option')} value="ONE" row={row} />);
    expect(container.textContent).toBe('');
    arrive([]);
    // A list that does not know the code leaves it as it is.
    await screen.findByText('ONE');
  });

  it('the address of a page is a link, and what a browser would run is text', async () => {
    const page = { ...at('text'), field: text('Web address', { webAddress: true }) };
    const drawn = async (value: string) => {
      const { container } = await draw(toyHost(toyCatalogue(thing)), <FieldShow at={page} value={value} row={{}} />);
      expect(container.textContent).toBe(value);
      return container.querySelector('a')?.getAttribute('href') ?? null;
    };
    expect(await drawn('https://www.acorn.example/a?b=c')).toBe('https://www.acorn.example/a?b=c');
    for (const stored of [
      'javascript:alert(1)',
      ' JavaScript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'www.acorn.example',
    ])
      expect(await drawn(stored), stored).toBeNull();
  });

  it.each(types)('%s stands in one cell of a table', async (type) => {
    const { container } = await draw(
      toyHost(toyCatalogue(thing)),
      <FieldShow at={at(type)} value={row[type]} row={row} isCell />,
    );
    expect(container.querySelector('p, pre, ul, dl')).toBeNull();
  });

  it.each(types)('%s without a value says so', async (type) => {
    const { container } = await draw(toyHost(toyCatalogue(thing)), <FieldShow at={at(type)} value={null} row={{}} />);
    expect(container.textContent).toBe('Not provided');
  });

  it.each(types)('%s can be edited under its label', async (type) => {
    const field = at(type);
    const { Edit } = kitOf(field);
    const { container } = await draw(
      toyHost(toyCatalogue(thing)),
      <Edit
        at={field as never}
        id="f"
        label={field.field.label}
        value={row[type]}
        values={row}
        onChange={() => undefined}
        onOther={() => undefined}
        error="This is wrong"
      />,
    );
    if (type === 'json') await screen.findByLabelText('Letter');
    expect(container.textContent).toContain(field.field.label);
    // A status is never edited; every other control says what was refused.
    if (type !== 'lifecycle') expect(container.textContent).toContain('This is wrong');
  });

  it.each([
    ['logo', 'image', 'Please save before uploading logo'],
    ['background', 'image', 'Please save before uploading background'],
    ['other', 'image', 'Please save before adding a photo.'],
    ['other', 'file', 'Please save before adding a file.'],
  ] as const)('a %s of a record that is not stored yet waits for it: %s', async (waits, type, said) => {
    const field = at(type);
    const { Edit } = kitOf(field);
    const host = toyHost(toyCatalogue(thing));
    const waiting = {
      ...host,
      files: { ...host.files, waits: (_: string, record: string | null) => (record ? undefined : waits) },
    };
    const drawn = (record: string | null) => (
      <Edit
        at={field as never}
        label="Picture"
        value={null}
        values={{}}
        record={record}
        onChange={() => undefined}
        onOther={() => undefined}
      />
    );
    const { container } = await draw(waiting, drawn(null));
    expect(container.textContent).toContain(said);
    expect(container.querySelector('input[type=file]')).toBeNull();
    const stored = await draw(waiting, drawn(someone.id));
    expect(stored.container.textContent).not.toContain(said);
    expect(stored.container.querySelector('input[type=file]')).not.toBeNull();
  });

  it('offers each of the eleven operators for some type', () => {
    const offered = new Set(types.flatMap((type) => fieldKits[type].operators as readonly string[]));
    expect([...offered].sort()).toEqual(['eq', 'gt', 'gte', 'in', 'lk', 'lt', 'lte', 'ne', 'nin', 'notNull', 'null']);
  });

  it('has a value editor for every operator that takes a value', () => {
    for (const type of types) {
      const kit = fieldKits[type];
      const wantsValue = kit.operators.some((op) => op !== 'null' && op !== 'notNull');
      expect([type, kit.Filter !== undefined]).toEqual([type, wantsValue]);
    }
  });
});

describe('figures and moments as they are read', () => {
  const planned = defineEntity({
    name: 'planned',
    label: 'Plan',
    plural: 'Plans',
    title: ['year'],
    fields: {
      year: whole('Year', { min: 1900, max: 2100, ungrouped: true }),
      miles: decimal('Miles', { decimals: 6, shownDecimals: 3, unit: 'mi' }),
      starts: dateTime('Start', { zoneIn: 'zone' }),
      zone: text('Zone'),
    },
    access: everything,
  });
  const shown = async (name: string, row: Record<string, unknown>) => {
    const at = fieldAt(planned, name);
    if (!at) throw new Error(name);
    const { container } = await draw(toyHost(toyCatalogue(planned)), <FieldShow at={at} value={row[name]} row={row} />);
    return container.textContent?.replaceAll('\u2060', '');
  };
  it('a year is not grouped, neither shown nor typed', async () => {
    expect(await shown('year', { year: 2019 })).toBe('2019');
    const at = fieldAt(planned, 'year');
    if (!at) throw new Error('year');
    const { Edit } = kitOf(at);
    await draw(
      toyHost(toyCatalogue(planned)),
      <Edit
        at={at as never}
        label="Year"
        value={2019}
        values={{}}
        record={null}
        onChange={() => undefined}
        onOther={() => undefined}
      />,
    );
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Year' }).value).toBe('2019');
  });
  it('what was worked out is rounded for showing', async () => {
    expect(await shown('miles', { miles: '13670.166229' })).toBe('13,670.166 mi');
    expect(await shown('miles', { miles: '12.5' })).toBe('12.5 mi');
  });
  it('a moment is written in the time zone of its record', async () => {
    const starts = '2026-03-04T09:00:00Z';
    expect(await shown('starts', { starts, zone: 'Europe/Paris' })).toBe('04-03-2026, 10:00:00 am (Paris)');
    expect(await shown('starts', { starts, zone: null })).toBe('04-03-2026, 9:00:00 am UTC');
  });
});
