import { Exact } from '@homeport/grammar';

const cubicCentimetres = '1000000';

/**
 * What is charged by weight: the greater of the actual weight and the volumetric one, rounded up to half kilograms (EX-30). The
 * volumetric weight in kg of a volume in CBM is its cm³ by the divisor of the mode (6000 air, 5000 courier …). It is rounded
 * once: what is a gram over a half kilogram is not cut off before.
 */
export function chargeableKgs(actualKgs: string | null, cbm: string | null, divisor: number): string | null {
  const volumetric = cbm === null ? [] : [new Exact(cbm).times(cubicCentimetres).div(divisor)];
  const weights = [...(actualKgs === null ? [] : [new Exact(actualKgs)]), ...volumetric];
  if (weights.length === 0) return null;
  return Exact.max(...weights)
    .times(2)
    .ceil()
    .div(2)
    .toFixed();
}

/** Revenue tons of sea freight: the greater of tonnes and CBM (EX-31). */
export function revenueTons(kgs: string | null, cbm: string | null): string | null {
  const measures = [...(kgs === null ? [] : [new Exact(kgs).div(1000)]), ...(cbm === null ? [] : [new Exact(cbm)])];
  return measures.length === 0
    ? null
    : Exact.max(...measures)
        .toDecimalPlaces(4)
        .toFixed();
}

/** Constructive weight in LBS of a volume in CUFT by a density in lb/ft³ (7 unless the agent says otherwise; EX-29). */
export const constructiveLbs = (cuft: string, density = '7'): string =>
  new Exact(cuft).times(density).toDecimalPlaces(2).toFixed();

/** Net weight that counts against an allowance: professional items are taken off with a tenth more (EX-32). */
export const allowanceLbs = (netLbs: string, professionalLbs: string): string =>
  new Exact(netLbs).minus(new Exact(professionalLbs).times('1.1')).toFixed();

/** Tonnage of a partner: what was given, received, their difference, and received by given (EX-35). */
export function tonnageBalance(entries: readonly { readonly direction: 'GIVEN' | 'RECEIVED'; readonly kgs: string }[]) {
  const of = (direction: string) =>
    entries.filter((e) => e.direction === direction).reduce((all, e) => all.plus(e.kgs), new Exact(0));
  const [given, received] = [of('GIVEN'), of('RECEIVED')];
  return {
    given: given.toFixed(),
    received: received.toFixed(),
    balance: given.minus(received).toFixed(),
    ratio: given.isZero() ? null : received.div(given).toDecimalPlaces(4).toFixed(),
  };
}
