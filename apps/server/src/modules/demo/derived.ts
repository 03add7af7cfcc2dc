import type { Facts, Rules, Values } from '@homeport/grammar';

/** The derived fields of a record by the product's own rules. */
export function derived(rules: Rules, record: unknown, facts: Facts): Values {
  if (!rules.spec.derive) throw new Error(`the rules of ${rules.on} derive nothing`);
  return rules.spec.derive(record as never, facts);
}
