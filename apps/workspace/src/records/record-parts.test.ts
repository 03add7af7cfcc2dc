import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { mergeParts } from './record-parts.ts';

const tab = (id: string) => ({ id, word: 'family.tab' as const, draw: () => null });

test('tabs of several domains stand on the page of one entity, in the order of the domains', () => {
  const merged = mergeParts([
    { caseDetail: { tabs: [tab('chat')] } },
    { caseDetail: { tabs: [tab('family')] }, user: {} },
  ]);
  expect(merged.caseDetail?.tabs?.map(({ id }) => id)).toEqual(['chat', 'family']);
  expect(Object.keys(merged)).toEqual(['caseDetail', 'user']);
});

test('one domain gives the buttons and another one a tab, but the buttons come from one alone', () => {
  const buttons = { form: { buttons: () => 'send' } };
  const merged = mergeParts([buttons, { form: { tabs: [tab('answers')] } }]);
  expect(merged.form).toMatchObject({ buttons: buttons.form.buttons, tabs: [{ id: 'answers' }] });
  expect(() => mergeParts([buttons, buttons])).toThrow('Two domains give form its buttons');
});

test('what several domains say above a record stands one below the other', () => {
  const merged = mergeParts([{ form: { banner: () => 'first ' } }, { form: {} }, { form: { banner: () => 'second' } }]);
  expect(renderToString(merged.form?.banner?.({ id: 'one' } as never))).toMatch(/^first .*second$/);
});

test('deeds that domains offer elsewhere on the page are left out of its menu, those of each', () => {
  const merged = mergeParts([{ form: { withoutDeeds: ['send'] } }, { form: {} }, { form: { withoutDeeds: ['ask'] } }]);
  expect(merged.form?.withoutDeeds).toEqual(['send', 'ask']);
});

test('what several domains draw of a deed stands in its dialog, each of its own', () => {
  const of = (name: string) => ({ form: { ahead: (deed: string) => (deed === name ? name : undefined) } });
  const { form } = mergeParts([of('open'), of('close')]);
  expect(['open', 'close', 'print'].map((deed) => form?.ahead?.(deed, { id: '1', version: 1 }))).toEqual([
    'open',
    'close',
    undefined,
  ]);
});
