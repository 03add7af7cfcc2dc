import { requestRefusals } from '@homeport/engine';
import { problemOf, textsOf } from '@homeport/engine/http';
import {
  conditionRefusals,
  formulaRefusals,
  inputRefusals,
  invalidInput,
  type Refusal,
  type RefusalSpec,
} from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import { describe, expect, test } from 'vitest';
import { startTexts } from '../../apps/server/src/language/texts.ts';

/** The title of an answer is its own reason: the sentence over the answer says what is wrong, in each language. */
const textOf = await startTexts(catalogue);
const texts = textsOf(catalogue, textOf);
const all: ReadonlyMap<string, RefusalSpec> = new Map([
  ...coded('input', inputRefusals.$specs),
  ...coded('input', conditionRefusals.$specs),
  ...coded('formula', formulaRefusals.$specs),
  ...coded('request', requestRefusals.$specs),
  ...catalogue.refusals,
]);
/** What may say that something is left empty. */
const saysEmpty: ReadonlySet<string> = new Set(['input.invalid', 'request.incomplete']);
const mandatory = (locale: string) => texts.refusal(invalidInput([]), locale);
const titleOf = (refusal: Refusal, locale: string) => problemOf(refusal, 't', texts, locale).title;

describe.each(['en', 'es', 'fr'])('in %s', (locale) => {
  test('a refusal says its own reason, alone or as the problem of a field', () => {
    const faults = [...all].flatMap(([code, { kind }]) => {
      if (saysEmpty.has(code)) return [];
      const refusal: Refusal = { isRefusal: true, code, kind, field: 'any', params: { label: 'Any', min: 1 } };
      const own = texts.refusal(refusal, locale);
      const alone = titleOf(refusal, locale);
      const inField = titleOf(invalidInput([empty, refusal]), locale);
      const isOwn = alone === own && (code === 'input.required' || inField === own);
      return isOwn && own !== mandatory(locale) && own !== code ? [] : [`${code}: ${alone} / ${inField}`];
    });
    expect(all.size).toBeGreaterThan(400);
    expect(faults).toEqual([]);
  });
  test('only where nothing but empty fields is wrong does it say that fields are empty', () => {
    expect(titleOf(invalidInput([empty, { ...empty, field: 'other' }]), locale)).toBe(mandatory(locale));
  });
});

const empty: Refusal = {
  isRefusal: true,
  code: 'input.required',
  kind: 'invalid',
  field: 'any',
  params: { label: 'Any' },
};
function coded(domain: string, specs: Readonly<Record<string, RefusalSpec>>): [string, RefusalSpec][] {
  return Object.entries(specs).map(([name, spec]) => [`${domain}.${name}`, spec]);
}
