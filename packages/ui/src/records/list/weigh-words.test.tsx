import { allowanceOf, defineEntity, lifecycle, option, text } from '@homeport/grammar';
import { describe, expect, it } from 'vitest';
import type { ShowContext } from '../fields/use-show.ts';
import type { Row } from '../host/row.ts';
import { shownColumns } from './columns.ts';
import { weighColumns } from './weigh-columns.ts';

const crate = defineEntity({
  name: 'crate',
  label: 'Crate',
  plural: 'Crates',
  title: ['name'],
  fields: {
    name: text('Name'),
    phase: option('Phase', 'PHASE'),
    status: lifecycle('Status', { initial: 'OPEN', states: { OPEN: { label: 'Open', final: true } }, transitions: {} }),
  },
  list: ['name', 'phase', 'status'],
  access: {},
});
const columns = shownColumns(crate, allowanceOf(crate.access, []), null);
const [, phase, status] = columns.map(({ width }) => width);
/** Widths of phase and status where the reader has these names for the codes. */
const weighed = (names: Readonly<Record<string, string>>) => {
  const show = {
    text: (_at: unknown, value: unknown) => names[String(value)] ?? String(value),
  } as unknown as ShowContext;
  const rows = [{ id: '1', version: 0, name: 'A', phase: 'P', status: 'OPEN' }] as unknown as Row[];
  return weighColumns(columns, rows, undefined, show)
    .slice(1)
    .map(({ width }) => width);
};

describe('columns of states and choices', () => {
  it('leave what short words do not take to the others', () => {
    expect(weighed({ P: 'Initiation', OPEN: 'Open' })).toEqual([112, 112]);
  });
  it('are as wide as their longest word on the page, with the sign of a state beside it', () => {
    const [ofPhase = 0, ofStatus = 0] = weighed({ P: 'Waits for approval', OPEN: 'Waits for approval' });
    expect(ofPhase).toBeGreaterThan(135);
    expect(ofStatus - ofPhase).toBe(40);
  });
  it('keep their room while only codes are known', () => {
    expect(weighed({})).toEqual([phase, status]);
  });
});
