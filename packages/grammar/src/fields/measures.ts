import { choice, decimal, derived } from './build.ts';

/** The units the trade uses, as fixed choices. */
export const volumeUnits = { CBM: 'CBM', CUFT: 'CUFT' } as const;
export const weightUnits = { KGS: 'KGS', LBS: 'LBS' } as const;
export const distanceUnits = { KM: 'km', MI: 'mi' } as const;

type Entered = ReturnType<typeof entered>;
type Unit<U extends Readonly<Record<string, string>>> = ReturnType<typeof unitOf<U>>;
type Computed = ReturnType<typeof computed>;
/** The fields of one measure: the value as entered, its unit, and the value in both units. */
type Measure<N extends string, U extends Readonly<Record<string, string>>, S extends string> = {
  readonly [K in N]: Entered;
} & { readonly [K in `${N}Unit`]: Unit<U> } & { readonly [K in `${N}${S}`]: Computed };

const entered = (label: string, unitIn: string) => decimal(label, { min: 0, decimals: 4, unitIn });
const unitOf = <const U extends Readonly<Record<string, string>>>(label: string, units: U, initial: keyof U & string) =>
  choice(`${label}, unit`, units, { initial });
const computed = (label: string, unit: string) =>
  derived(decimal(`${label} in ${unit}`, { decimals: 6, shownDecimals: 3, unit, rare: true }));

/**
 * A volume: `volume('net', 'Net volume')` declares `net` (kept exactly as entered), `netUnit` (CBM or CUFT) and, derived from
 * them, `netCbm` and `netCuft`. The model's `measured` computes them.
 */
export const volume = <const N extends string>(name: N, label: string) =>
  ({
    [name]: entered(label, `${name}Unit`),
    [`${name}Unit`]: unitOf(label, volumeUnits, 'CBM'),
    [`${name}Cbm`]: computed(label, 'CBM'),
    [`${name}Cuft`]: computed(label, 'CUFT'),
  }) as Measure<N, typeof volumeUnits, 'Cbm' | 'Cuft'>;

/** A weight, as `volume`: value, unit (KGS or LBS), and both derived. */
export const weight = <const N extends string>(name: N, label: string) =>
  ({
    [name]: entered(label, `${name}Unit`),
    [`${name}Unit`]: unitOf(label, weightUnits, 'KGS'),
    [`${name}Kgs`]: computed(label, 'KGS'),
    [`${name}Lbs`]: computed(label, 'LBS'),
  }) as Measure<N, typeof weightUnits, 'Kgs' | 'Lbs'>;

/** A distance, as `volume`: value, unit (km or mi), and both derived. */
export const distance = <const N extends string>(name: N, label: string) =>
  ({
    [name]: entered(label, `${name}Unit`),
    [`${name}Unit`]: unitOf(label, distanceUnits, 'KM'),
    [`${name}Km`]: computed(label, 'km'),
    [`${name}Mi`]: computed(label, 'mi'),
  }) as Measure<N, typeof distanceUnits, 'Km' | 'Mi'>;
