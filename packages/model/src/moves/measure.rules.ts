import { Exact } from '@homeport/grammar';

/** Exact by definition: the international foot, pound and mile. */
const cbmPerCuft = '0.028316846592';
const kgsPerLbs = '0.45359237';
const kmPerMi = '1.609344';

const six = (value: Exact): string => value.toDecimalPlaces(6).toFixed();
type Value = string | null | undefined;

/** One value in both units; the unit it was entered in keeps it exactly, the other has six decimals. */
function both(value: Value, isMetric: boolean, metricPerOther: string): readonly [string | null, string | null] {
  if (value === null || value === undefined) return [null, null];
  const exact = new Exact(value);
  return isMetric
    ? [exact.toFixed(), six(exact.div(metricPerOther))]
    : [six(exact.times(metricPerOther)), exact.toFixed()];
}

/** A volume in CBM and CUFT. */
export function volumeIn(value: Value, unit: Value) {
  const [cbm, cuft] = both(value, unit !== 'CUFT', cbmPerCuft);
  return { cbm, cuft };
}
/** A weight in KGS and LBS. */
export function weightIn(value: Value, unit: Value) {
  const [kgs, lbs] = both(value, unit !== 'LBS', kgsPerLbs);
  return { kgs, lbs };
}
/** A distance in km and mi. */
export function distanceIn(value: Value, unit: Value) {
  const [km, mi] = both(value, unit !== 'MI', kmPerMi);
  return { km, mi };
}

/** The derived fields of the measures a record has (see the grammar's `volume`, `weight`, `distance`). */
export function measured(
  record: object,
  names: {
    readonly volumes?: readonly string[];
    readonly weights?: readonly string[];
    readonly distances?: readonly string[];
  },
): Readonly<Record<string, string | null>> {
  const values = record as Readonly<Record<string, Value>>;
  const all: Record<string, string | null> = {};
  for (const n of names.volumes ?? []) {
    const { cbm, cuft } = volumeIn(values[n], values[`${n}Unit`]);
    Object.assign(all, { [`${n}Cbm`]: cbm, [`${n}Cuft`]: cuft });
  }
  for (const n of names.weights ?? []) {
    const { kgs, lbs } = weightIn(values[n], values[`${n}Unit`]);
    Object.assign(all, { [`${n}Kgs`]: kgs, [`${n}Lbs`]: lbs });
  }
  for (const n of names.distances ?? []) {
    const { km, mi } = distanceIn(values[n], values[`${n}Unit`]);
    Object.assign(all, { [`${n}Km`]: km, [`${n}Mi`]: mi });
  }
  return all;
}
