import { lookIn } from '@homeport/grammar';
import { expect, test } from 'vitest';
import { initiation } from './initiation.entity.ts';
import { ruleOfInitiation } from './initiation-rule.rules.ts';

const alone = { entity: () => initiation, record: () => undefined };

test('a request goes by the rule that asks for most of it', () => {
  const request = lookIn(initiation, { caseType: { id: 'lta', label: '' }, hostCountry: 'SG', familySize: 3 }, alone);
  const rule = (name: string, asks: Readonly<Record<string, unknown>>) => ({
    name,
    caseType: null,
    hostCountry: null,
    policy: null,
    onlyWhen: null,
    ...asks,
  });
  const any = rule('any', {});
  const family = { field: 'familySize', op: 'gt', value: 1 };
  const longTerm = { id: 'lta', label: '' };
  const chosen = (...rules: readonly ReturnType<typeof rule>[]) => ruleOfInitiation(rules, request)?.name;
  expect(chosen(any, rule('there', { hostCountry: 'SG' }))).toBe('there');
  expect(chosen(rule('elsewhere', { hostCountry: 'FR' }), any)).toBe('any');
  expect(
    chosen(rule('kind', { caseType: longTerm }), rule('with family', { caseType: longTerm, onlyWhen: family })),
  ).toBe('with family');
  expect(chosen(rule('alone', { onlyWhen: { ...family, op: 'lte' } }))).toBeUndefined();
});
