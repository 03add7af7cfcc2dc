import { conditionRefusals, formulaRefusals, inputRefusals, type Refusal, type RefusalSpec } from '@homeport/grammar';
import { fileRefusals } from '../files/file-refusals.ts';
import { requestRefusals } from '../rights/request-refusals.ts';
import { exchangeRefusals } from './exchange-refusals.ts';
import type { Reader } from './words.ts';

const known = new Map<string, RefusalSpec>(
  [inputRefusals, conditionRefusals, formulaRefusals, requestRefusals, fileRefusals, exchangeRefusals].flatMap((set) =>
    Object.entries(set.$specs).map(([name, spec]): [string, RefusalSpec] => [`${set.$domain}.${name}`, spec]),
  ),
);

/** What a refusal says to a reader; `label` names the column. */
export function sentence(refusal: Refusal, reader: Reader, label?: string): string {
  const params = { ...refusal.params, ...(label === undefined ? {} : { label }) };
  // What is compared with is called as its reader calls it.
  const otherOf = refusal.params?.otherOf;
  const other = typeof otherOf === 'string' ? reader.textOf(otherOf, {}, reader.locale) : undefined;
  if (other !== undefined && other !== otherOf) Object.assign(params, { other });
  const key = `refusal.${refusal.code}`;
  const text = reader.textOf(key, params, reader.locale);
  if (text !== key && text !== '') return text;
  const english = known.get(refusal.code)?.text ?? refusal.code;
  return english.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in params ? String(params[name as keyof typeof params]) : whole,
  );
}
