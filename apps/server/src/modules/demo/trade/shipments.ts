import { certain, type Values } from '@homeport/grammar';
import { shipment, shipmentItem, shipmentItemRules, shipmentRules, workInstruction } from '@homeport/model/moves';
import type { DemoCase } from '../cases.ts';
import { addressIn } from '../people.ts';
import type { World } from '../world.ts';
import type { BookSettings } from './book-settings.ts';
import { carrierOf } from './providers.ts';
import { plannerOf, put, say, step } from './put.ts';
import { daysOnTheWay, isByRoad } from './routes.data.ts';

const rooms = [
  ['Sofa', 'Sofá', 'Canapé', '2.4', '68'],
  ['Dining table', 'Mesa de comedor', 'Table de salle à manger', '1.1', '54'],
  ['Bed, double', 'Cama doble', 'Lit double', '2.0', '75'],
  ['Books, boxes', 'Libros, cajas', 'Livres, cartons', '0.9', '210'],
  ['Painting', 'Cuadro', 'Tableau', '0.2', '6'],
] as const;

/** Every fourth one is a variant of the one before, so that families exist in every state. */
export function addShipments(
  world: World,
  books: BookSettings,
  types: Record<string, string>,
  count: number,
  cases: readonly DemoCase[],
): string[] {
  const { luck, clock, tenant } = world;
  const ids: string[] = [];
  const moved = new Set<string>();
  let before: DemoCase | undefined;
  for (let i = 0; i < count; i += 1) {
    const isVariant = i % 4 === 1;
    const of = isVariant ? before : movingAbout([-120, -120, -30, 12, 40, 40, -60, 20][i % 8] ?? 10, cases, moved);
    if (!of) throw new Error('there is no assignment to move');
    before = of;
    const way = isVariant ? 'AIR' : isByRoad(of.home, of.host) ? 'ROAD' : 'SEA';
    const days = daysOnTheWay(way, of.home, of.host);
    // The goods arrive some days after the people: packed when they leave, by sea weeks ahead.
    const pickup = of.start + 5 - days;
    const sales = salesOf(i, isVariant);
    const volume = luck.whole(6, 42);
    const cost = volume * luck.whole(110, 190);
    const isBooked = sales === 'BOOKED';
    const isDone = isBooked && pickup < -5;
    const isThere = isDone && pickup + days + 2 < 0;
    const set: Values = {
      reference: `SH-${String(i + 1).padStart(6, '0')}`,
      caseDetail: of.id,
      shipmentType: types[way === 'SEA' ? (volume > 18 ? 'SEA_FCL' : 'SEA_LCL') : way],
      debtor: books.debtors[0],
      debtorRef: `${of.reference}-M${i % 4}`,
      primaryShipment: isVariant ? ids[i - 1] : null,
      variantName: isVariant ? say(world, 'By air', 'Por aire', 'Par avion') : null,
      quoteType: ['SURVEY', 'VIDEO_SURVEY', 'ESTIMATE', 'TENDER'][i % 4],
      origin: addressIn(of.home, i),
      destination: addressIn(of.host, i + 3),
      requiredPickupDate: clock.day(pickup),
      requiredDeliveryDate: clock.day(pickup + days + 3),
      estimatedPickupDate: clock.day(pickup + 1),
      estimatedDeliveryDate: clock.day(pickup + days),
      actualPickupDate: isDone ? clock.day(pickup + 1) : null,
      actualDeliveryDate: isThere ? clock.day(pickup + days + 1) : null,
      grossVolume: i % 5 === 2 ? String(volume * 38) : String(volume * 1.1),
      grossVolumeUnit: i % 5 === 2 ? 'CUFT' : 'CBM',
      netVolume: String(volume),
      netVolumeUnit: 'CBM',
      grossWeight: String(volume * 115),
      grossWeightUnit: 'KGS',
      netWeight: i % 5 === 2 ? String(volume * 230) : String(volume * 104),
      netWeightUnit: i % 5 === 2 ? 'LBS' : 'KGS',
      costAmount: String(cost),
      saleAmount: String(Math.round(cost * 1.22)),
      currency: tenant.baseCurrency,
    };
    set.grossVolume = Number(set.grossVolume).toFixed(1);
    const facts = { primary: null };
    const day = Math.max(-880, Math.min(pickup - 45, -4));
    ids.push(put(world, shipment, i, set, { day, rules: shipmentRules, facts, by: plannerOf(world) }));
    decide(world, certain(ids[i]), sales, day);
    if (isDone) {
      const ways = [['pack', 'PACKED'], ['depart', 'IN_TRANSIT'], ...(isThere ? [['deliver', 'DELIVERED']] : [])];
      ways.forEach(([deed, to], n) => {
        step(
          world,
          shipment,
          certain(ids[i]),
          deed as string,
          pickup + ([1, 3, days + 1][n] ?? days),
          plannerOf(world),
          {
            operationalStatus: to,
          },
        );
      });
    }
    if (i < 10) addItems(world, certain(ids[i]), i);
    if (isBooked && i % 2 === 0) addWork(world, certain(ids[i]), of, i, pickup, isDone);
  }
  return ids;
}

/** The assignment that nobody moves yet and whose goods are picked up about then. */
function movingAbout(pickup: number, cases: readonly DemoCase[], moved: Set<string>): DemoCase | undefined {
  const lead = 25;
  const open = cases.filter((one) => !moved.has(one.id));
  const among = open.length > 0 ? open : cases;
  const far = (one: DemoCase) => Math.abs(one.start - lead - pickup);
  const nearest = among.reduce<DemoCase | undefined>(
    (best, one) => (!best || far(one) < far(best) ? one : best),
    undefined,
  );
  if (nearest) moved.add(nearest.id);
  return nearest;
}

function salesOf(i: number, isVariant: boolean): string {
  // A family of a primary (i % 4 = 0) and its variant stand together.
  const family = Math.floor(i / 4);
  if (i % 4 === 0) return ['BOOKED', 'QUOTED', 'CANCELLED', 'LOST'][family % 4] ?? 'QUOTED';
  if (isVariant) return ['NOT_CHOSEN', 'QUOTED', 'CANCELLED', 'NOT_CHOSEN'][family % 4] ?? 'QUOTED';
  return i % 4 === 2 ? 'BOOKED' : 'QUOTED';
}

function decide(world: World, id: string, sales: string, day: number): void {
  if (sales === 'QUOTED') return;
  const deed = { BOOKED: 'book', NOT_CHOSEN: 'passOver', CANCELLED: 'cancel', LOST: 'lose' }[sales] ?? 'book';
  const why =
    sales === 'LOST'
      ? { lostReason: 'PRICE', lostDate: world.clock.day(Math.min(-1, day + 9)), lostPrice: '2950' }
      : {};
  step(world, shipment, id, deed, Math.min(-1, day + 9), plannerOf(world), { salesStatus: sales, ...why });
}

function addItems(world: World, of: string, i: number): void {
  rooms.forEach(([en, es, fr, volume, weight], n) => {
    put(
      world,
      shipmentItem,
      `${i} ${n}`,
      {
        shipment: of,
        sequence: n + 1,
        article: say(world, en, es, fr),
        room: say(world, 'Living room', 'Salón', 'Salon'),
        quantity: n === 3 ? 12 : 1,
        volume,
        volumeUnit: 'CBM',
        weight,
        weightUnit: 'KGS',
        isHighValue: n === 4,
        declaredValue: n === 4 ? '8500' : null,
        currency: n === 4 ? world.tenant.baseCurrency : null,
      },
      { day: -6, rules: shipmentItemRules, by: plannerOf(world) },
    );
  });
}

function addWork(world: World, of: string, at: DemoCase, i: number, pickup: number, isDone: boolean): void {
  const status = isDone ? 'DONE' : ['ISSUED', 'DRAFT', 'CONFIRMED'][i % 3];
  const id = put(
    world,
    workInstruction,
    i,
    {
      shipment: of,
      kind: i % 4 ? 'PACK' : 'LOAD',
      workDate: world.clock.day(pickup),
      startsAt: `${world.clock.day(pickup)}T07:30:00Z`,
      endsAt: `${world.clock.day(pickup)}T15:00:00Z`,
      site: addressIn(at.home, i),
      vendor: carrierOf(world, i),
      crewSize: 3 + (i % 3),
      vehicle: say(world, 'Truck 7.5 t', 'Camión 7,5 t', 'Camion 7,5 t'),
      instructions: say(
        world,
        'Piano on the second floor, lift booked.',
        'Piano en el segundo piso, montamuebles reservado.',
        'Piano au deuxième étage, monte-meuble réservé.',
      ),
    },
    { day: Math.min(pickup - 10, -3), by: plannerOf(world) },
  );
  const ways = [
    ['issue', 'ISSUED'],
    ['confirm', 'CONFIRMED'],
    ['finish', 'DONE'],
  ] as const;
  for (const [n, [deed, to]] of ways.entries()) {
    if (status === 'DRAFT') return;
    step(world, workInstruction, id, deed, Math.min(-1, pickup - 8 + n * 4), plannerOf(world), { status: to });
    if (to === status) return;
  }
}
