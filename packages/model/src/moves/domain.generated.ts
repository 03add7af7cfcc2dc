// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { freight } from './freight.entity.ts';
import { latePickupsCard, pickupsCard, shipmentStatesCard } from './moves.cards.ts';
import { shipmentMoved } from './moves.events.ts';
import { movesRefusals } from './moves.refusals.ts';
import { packingMaterial } from './packing-material.entity.ts';
import { rateRequestQuote } from './rate-request-quote.entity.ts';
import { rateRequest } from './rate-request.entity.ts';
import { rateRequestQuoteRules, rateRequestRules } from './rate-request.rules.ts';
import { reciprocity } from './reciprocity.entity.ts';
import { recurringStorageItem } from './recurring-storage-item.entity.ts';
import { routeTariff } from './route-tariff.entity.ts';
import { shipmentItem } from './shipment-item.entity.ts';
import { shipmentType } from './shipment-type.entity.ts';
import { bookShipment, cancelShipment, deliverShipment, departShipment, enterCustomsShipment, loseShipment, packShipment } from './shipment.actions.ts';
import { shipment } from './shipment.entity.ts';
import { shipmentRules } from './shipment.rules.ts';
import { storage } from './storage.entity.ts';
import { freightRules, packingMaterialRules, reciprocityRules, recurringStorageItemRules, routeTariffRules, shipmentItemRules, storageRules, warehouseRules, warehouseSpaceRules, workInstructionRules } from './storage.rules.ts';
import { warehouseSpace } from './warehouse-space.entity.ts';
import { warehouse } from './warehouse.entity.ts';
import { workInstruction } from './work-instruction.entity.ts';

export const domain: Domain = {
  name: 'moves',
  entities: [freight, packingMaterial, rateRequestQuote, rateRequest, reciprocity, recurringStorageItem, routeTariff, shipmentItem, shipmentType, shipment, storage, warehouseSpace, warehouse, workInstruction],
  actions: [bookShipment, cancelShipment, deliverShipment, departShipment, enterCustomsShipment, loseShipment, packShipment],
  routes: [],
  events: [shipmentMoved],
  refusals: [movesRefusals],
  rules: [rateRequestQuoteRules, rateRequestRules, shipmentRules, freightRules, packingMaterialRules, reciprocityRules, recurringStorageItemRules, routeTariffRules, shipmentItemRules, storageRules, warehouseRules, warehouseSpaceRules, workInstructionRules],
  screens: [],
  cards: [latePickupsCard, pickupsCard, shipmentStatesCard],
};
