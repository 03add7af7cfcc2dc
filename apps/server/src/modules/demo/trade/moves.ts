import {
  packingMaterial,
  packingMaterialRules,
  reciprocity,
  reciprocityRules,
  routeTariff,
  shipmentType,
  warehouse,
  warehouseRules,
  warehouseSpace,
  warehouseSpaceRules,
} from '@homeport/model/moves';
import type { DemoCase } from '../cases.ts';
import type { World } from '../world.ts';
import type { BookSettings } from './book-settings.ts';
import { carrierOf } from './providers.ts';
import { plannerOf, put, say, step } from './put.ts';
import { addRequests } from './rate-requests.ts';
import { addShipments } from './shipments.ts';
import type { TradeQuota } from './trade-quotas.data.ts';

/** What later parts of the demo refer to. */
export interface DemoMoves {
  readonly types: Readonly<Record<string, string>>;
  readonly warehouses: readonly string[];
  readonly numbers: Readonly<Record<string, number>>;
}
const start = -1000;

export function addMoves(world: World, books: BookSettings, quota: TradeQuota, cases: readonly DemoCase[]): DemoMoves {
  const types = addTypes(world);
  addMaterials(world);
  const warehouses = addWarehouses(world);
  addTariffs(world, types);
  const running = cases.filter((c) => c.status === 'ACTIVE' || c.status === 'CLOSED');
  const shipments = addShipments(world, books, types, quota.shipments, running);
  addRequests(world, types, quota.requests, running);
  addTonnage(world, shipments);
  return { types, warehouses, numbers: { shipment: quota.shipments, 'rate-request': quota.requests } };
}

function addTypes(world: World): Record<string, string> {
  const list = [
    ['AIR', 'AIR', 'CHARGEABLE_WEIGHT', 6000, '10.41', 'Air freight', 'Flete aéreo', 'Fret aérien'],
    [
      'SEA_FCL',
      'SEA',
      'VOLUME',
      null,
      '7',
      'Sea, full container',
      'Marítimo, contenedor completo',
      'Maritime, conteneur complet',
    ],
    ['SEA_LCL', 'SEA', 'REVENUE_TON', null, '6.5', 'Sea, groupage', 'Marítimo, grupaje', 'Maritime, groupage'],
    ['ROAD', 'ROAD', 'VOLUME', null, '7', 'Road', 'Carretera', 'Route'],
    ['COURIER', 'COURIER', 'CHARGEABLE_WEIGHT', 5000, null, 'Courier', 'Mensajería', 'Messagerie'],
  ] as const;
  return Object.fromEntries(
    list.map(([code, mode, chargedBy, volumetricDivisor, density, ...name]) => [
      code,
      put(
        world,
        shipmentType,
        code,
        {
          code,
          name: say(world, ...name),
          mode,
          chargedBy,
          volumetricDivisor,
          density,
          isGroupage: code === 'SEA_LCL',
        },
        { day: start },
      ),
    ]),
  );
}

function addMaterials(world: World): void {
  const list = [
    ['BOX-S', 'CARTON', '40', '30', '30', '2.1', 'Book box', 'Caja de libros', 'Carton à livres'],
    ['BOX-M', 'CARTON', '50', '40', '40', '2.9', 'Medium box', 'Caja mediana', 'Carton moyen'],
    ['BOX-L', 'CARTON', '60', '50', '50', '3.8', 'Linen box', 'Caja de ropa', 'Carton à linge'],
    ['WARDROBE', 'WARDROBE', '60', '50', '130', '12.5', 'Wardrobe box', 'Caja ropero', 'Penderie'],
    ['CRATE-TV', 'CRATE', '140', '25', '90', '68', 'Screen crate', 'Cajón para pantalla', 'Caisse pour écran'],
    ['CRATE-ART', 'CRATE', '120', '20', '120', '95', 'Art crate', 'Cajón para arte', 'Caisse pour œuvre'],
    [
      'WRAP',
      'WRAP',
      null,
      null,
      null,
      '0.9',
      'Bubble wrap, metre',
      'Plástico de burbujas, metro',
      'Film à bulles, mètre',
    ],
    ['PALLET', 'PALLET', '120', '80', '15', '14', 'Pallet', 'Palé', 'Palette'],
  ] as const;
  for (const [code, kind, length, width, height, cost, ...name] of list) {
    const price = (Number(cost) * 1.4).toFixed(2);
    const set = { code, name: say(world, ...name), kind, length, width, height, unitCost: cost, unitPrice: price };
    const load = {
      maximumLoad: kind === 'CARTON' ? '25' : '60',
      maximumLoadUnit: 'KGS',
      currency: world.tenant.baseCurrency,
    };
    put(
      world,
      packingMaterial,
      code,
      { ...set, ...load, isReturnable: kind === 'PALLET' },
      { day: start, rules: packingMaterialRules },
    );
  }
}

function addWarehouses(world: World): string[] {
  return ['North', 'Harbour', 'Airport'].map((name, i) =>
    put(
      world,
      warehouse,
      name,
      {
        code: name.toUpperCase(),
        name: `${name} ${say(world, 'warehouse', 'almacén', 'entrepôt')}`,
        vendor: carrierOf(world, i),
        address: { town: ['Rotterdam', 'Marseille', 'Madrid'][i], country: ['NL', 'FR', 'ES'][i] },
        capacity: String(1200 + i * 800),
        capacityUnit: i === 2 ? 'CUFT' : 'CBM',
        isClimateControlled: i === 1,
        isBonded: i !== 0,
        openingHours: '08:00–18:00',
      },
      { day: start, rules: warehouseRules },
    ),
  );
}

/** Vaults of the warehouses; what is stored takes one each. */
export function addSpaces(
  world: World,
  warehouses: readonly string[],
  stored: readonly { readonly id: string; readonly warehouse: string }[],
): void {
  warehouses.forEach((house, w) => {
    const here = stored.filter((s) => s.warehouse === house);
    for (let n = 0; n < Math.max(6, here.length + 2); n += 1) {
      const goods = here[n];
      const set = {
        warehouse: house,
        code: `${'ABC'[w]}-${String(n + 1).padStart(3, '0')}`,
        kind: n % 4 === 3 ? 'RACK' : 'VAULT',
        capacity: '7.5',
        capacityUnit: 'CBM',
        storage: goods?.id ?? null,
      };
      const id = put(world, warehouseSpace, `${w} ${n}`, set, {
        day: start,
        rules: warehouseSpaceRules,
        by: plannerOf(world),
      });
      if (goods) step(world, warehouseSpace, id, 'occupy', -30, plannerOf(world), { status: 'OCCUPIED' });
      else if (n % 5 === 4) step(world, warehouseSpace, id, 'block', -9, plannerOf(world), { status: 'BLOCKED' });
    }
  });
}

function addTariffs(world: World, types: Record<string, string>): void {
  const routes = [
    ['FR', 'SG'],
    ['ES', 'MX'],
    ['GB', 'US'],
    ['NL', 'GB'],
    ['DE', 'FR'],
    ['FR', 'ES'],
    ['US', 'GB'],
    ['GB', 'SG'],
  ] as const;
  routes.forEach(([from, to], i) => {
    const isNear = ['GB', 'FR', 'ES'].includes(to) && from !== 'US';
    put(
      world,
      routeTariff,
      i,
      {
        vendor: carrierOf(world, i),
        shipmentType: types[isNear ? 'ROAD' : i % 2 ? 'SEA_LCL' : 'SEA_FCL'],
        originCountry: from,
        destinationCountry: to,
        basis: isNear ? 'CBM' : i % 2 ? 'REVENUE_TON' : 'CBM',
        fromQuantity: '0',
        toQuantity: '60',
        rate: String(isNear ? 95 : 165 + i * 5),
        minimumCharge: '450',
        currency: world.tenant.baseCurrency,
        transitDays: isNear ? 4 : 35 + i,
        effectiveFrom: world.clock.day(-200),
      },
      { day: -200, by: plannerOf(world) },
    );
  });
}

function addTonnage(world: World, shipments: readonly string[]): void {
  for (let i = 0; i < 12; i += 1) {
    put(
      world,
      reciprocity,
      i,
      {
        vendor: carrierOf(world, i),
        direction: i % 3 === 2 ? 'RECEIVED' : 'GIVEN',
        tonnageDate: world.clock.day(-20 - i * 21),
        shipment: shipments[i] ?? null,
        tonnage: String(2400 + i * 310),
        tonnageUnit: i % 4 === 3 ? 'LBS' : 'KGS',
      },
      { day: -19 - i * 21, rules: reciprocityRules, by: plannerOf(world) },
    );
  }
}
