import { currencyDecimals, defineRules } from '@homeport/grammar';
import { freight } from './freight.entity.ts';
import { measured } from './measure.rules.ts';
import { movesRefusals as no } from './moves.refusals.ts';
import { packingMaterial } from './packing-material.entity.ts';
import { reciprocity } from './reciprocity.entity.ts';
import { recurringStorageItem } from './recurring-storage-item.entity.ts';
import { routeTariff } from './route-tariff.entity.ts';
import { shipmentItem } from './shipment-item.entity.ts';
import { storage } from './storage.entity.ts';
import { storagePeriodCost, transitDates } from './storage-cost.rules.ts';
import { warehouse } from './warehouse.entity.ts';
import { warehouseSpace } from './warehouse-space.entity.ts';
import { chargeableKgs, revenueTons } from './weights.rules.ts';
import { workInstruction } from './work-instruction.entity.ts';

/** The divisor where a shipment type says none. */
const usualDivisor = 6000;

export const freightRules = defineRules<typeof freight, { readonly divisor: number | null }>(freight, {
  derive: (f, { divisor }) => {
    const measures = measured(f, { volumes: ['grossVolume'], weights: ['grossWeight'] });
    const [kgs, cbm] = [measures.grossWeightKgs ?? null, measures.grossVolumeCbm ?? null];
    return {
      ...measures,
      chargeableWeight: chargeableKgs(kgs, cbm, divisor ?? usualDivisor),
      revenueTons: revenueTons(kgs, cbm),
    };
  },
});
export const storageRules = defineRules(storage, {
  derive: (s) => {
    const dates = s.kind === 'TRANSIT' ? transitDates(s.dateIn) : undefined;
    return {
      ...measured(s, { volumes: ['netVolume'], weights: ['netWeight'] }),
      transitEndsOn: dates?.endsOn ?? null,
      noticeOn: dates?.noticeOn ?? null,
    };
  },
});
export const recurringStorageItemRules = defineRules(recurringStorageItem, {
  derive: ({ quantity, rate, currency }) => ({
    periodAmount: storagePeriodCost(quantity, rate, currencyDecimals(currency)),
  }),
});
export const shipmentItemRules = defineRules(shipmentItem, {
  derive: (i) => measured(i, { volumes: ['volume'], weights: ['weight'] }),
});
export const packingMaterialRules = defineRules(packingMaterial, {
  derive: (m) => measured(m, { weights: ['maximumLoad'] }),
});
export const warehouseRules = defineRules(warehouse, { derive: (w) => measured(w, { volumes: ['capacity'] }) });
export const warehouseSpaceRules = defineRules(warehouseSpace, {
  derive: (s) => measured(s, { volumes: ['capacity'] }),
  guards: {
    hasStorage: (s) => (s.storage === null ? no.nothingStored({}, 'storage') : undefined),
    hasNoStorage: (s) => (s.storage === null ? undefined : no.stillStored({}, 'storage')),
  },
});
export const reciprocityRules = defineRules(reciprocity, { derive: (r) => measured(r, { weights: ['tonnage'] }) });
export const routeTariffRules = defineRules(routeTariff, {
  check: ({ fromQuantity, toQuantity }) =>
    toQuantity !== null && Number(toQuantity) < Number(fromQuantity) ? [no.quantitiesReversed({}, 'toQuantity')] : [],
});

export const workInstructionRules = defineRules(workInstruction, {
  check: ({ startsAt, endsAt }) =>
    startsAt !== null && endsAt !== null && endsAt < startsAt ? [no.endsBeforeStart({}, 'endsAt')] : [],
});
