import type { KnowsCode } from '@homeport/engine';
import type { Filter } from '@homeport/grammar';
import { country, currency, dataOption } from '@homeport/model/reference';

/** A code that was found stays known for so long (milliseconds); lists lose a code rarely and records keep theirs anyway. */
const knownFor = 60_000;
const mostKnown = 50_000;

/**
 * Whether a currency, a country or an option of a tenant's list exists. What was found is answered from memory; what was not
 * is asked for again each time, so that a new option can be used at once on every node.
 */
export function knownCodes(): KnowsCode {
  const known = new Map<string, number>();
  return ({ tenant }, list, code, count) => {
    const type = list.startsWith('option:') ? list.slice('option:'.length) : undefined;
    const key = type === undefined ? `${list} ${code}` : `${tenant} ${list} ${code}`;
    if ((known.get(key) ?? 0) > performance.now()) return true;
    const ofCode: Filter = { field: 'code', op: 'eq', value: code };
    const found =
      type === undefined
        ? count(list === 'country' ? country : currency, ofCode)
        : count(dataOption, { all: [{ field: 'optionTypeCode', op: 'eq', value: type }, ofCode] });
    return found.then((records) => {
      if (known.size >= mostKnown) known.clear();
      if (records > 0) known.set(key, performance.now() + knownFor);
      return records > 0;
    });
  };
}
