import { addCase } from '../cases.ts';
import { accountFor, addAssignee, addFamily } from '../people.ts';
import { addService } from '../services.ts';
import { personOfUser } from '../staff.ts';
import { userId, type World } from '../world.ts';
import type { Story } from './story.ts';

/** Diego Herrera went from Madrid to Mexico City; today is day 212 of 730. */
export function tellDiego(world: World): Story {
  const home = { town: 'Madrid', country: 'ES', currency: 'EUR' };
  const host = { town: 'Mexico City', country: 'MX', currency: 'MXN' };
  const assignee = addAssignee(
    world,
    {
      key: 'diego',
      person: personOfUser('assignee.es'),
      user: userId('assignee.es'),
      firstName: 'Diego',
      lastName: 'Herrera',
      home,
      host,
      hired: 1620,
      lineManager: 'tecnovia.manager',
      job: 'Arquitecto de software',
      about: {
        gender: 'M',
        birthDate: '1985-11-02',
        language: 'es',
        hostAddress: {
          address1: 'Calle Orizaba 87',
          address2: 'Depto. 402',
          town: 'Mexico City',
          postCode: '06700',
          country: 'MX',
        },
      },
    },
    902,
  );
  addFamily(world, assignee, [{ firstName: 'Marta', lastName: 'Ruiz', type: 'PARTNER', age: 37 }]);
  const stay = addCase(world, {
    key: 'diego',
    fileKey: 'diego',
    number: 902,
    assignee,
    home,
    host,
    type: 'ON_ASSIGNMENT',
    phase: 'ON_ASSIGNMENT',
    status: 'ACTIVE',
    start: -211,
    end: -211 + 729,
    manager: 'case.manager2',
  });
  addService(world, stay, 0, {
    type: 'VISA_IMMIGRATION',
    status: 'COMPLETED',
    start: -300,
    end: -225,
    provider: 'Blue Harbour Immigration',
  });
  addService(world, stay, 1, {
    type: 'SEA_SHIPMENT',
    status: 'COMPLETED',
    start: -225,
    end: -170,
    provider: 'Orbit Freight',
  });
  addService(world, stay, 2, {
    type: 'HOME_SEARCH',
    status: 'COMPLETED',
    start: -230,
    end: -200,
    provider: 'Casa & Co',
  });
  addService(world, stay, 3, {
    type: 'TENANCY_MANAGEMENT',
    status: 'IN_PROGRESS',
    start: -190,
    end: 510,
    provider: 'Casa & Co',
    nextAction: 'El proveedor confirma la fecha',
    nextActionIn: 8,
  });
  addService(world, stay, 4, {
    type: 'TAX_RETURN',
    status: 'IN_PROGRESS',
    start: -30,
    end: 45,
    provider: 'Lindqvist Tax',
    nextAction: 'Envíe su certificado de retenciones',
    nextActionIn: 4,
    byAssignee: true,
  });
  addService(world, stay, 5, {
    type: 'PARTNER_SUPPORT',
    status: 'SCHEDULED',
    start: 12,
    end: 80,
    provider: 'Lingua House',
    nextAction: 'Confirme la cita',
    nextActionIn: 6,
    byAssignee: true,
  });
  const account = accountFor(world, assignee, 'ES', 902);
  const own = { case: stay, currency: 'EUR', account } as const;
  const shop = (merchant: string) => ({ receipt: { merchant, town: 'Mexico City' }, currency: 'MXN' });
  return {
    cases: [stay],
    accounts: [account],
    timeline: {
      of: stay,
      codes: 16,
      notes: {
        forEmployee: { REGISTRATION: 'Su CURP ya está disponible en la oficina de registro.' },
        byEmployee: { PERMANENT_HOME: 'El inventario está firmado.' },
      },
    },
    reports: [
      {
        ...own,
        key: 'diego 1',
        description: 'Llegada a Ciudad de México',
        created: -205,
        submitted: -203,
        decided: -200,
        paymentMethod: 'PAYROLL',
        account: undefined,
        payment: { by: 'salary', paid: -185 },
        lines: [
          {
            item: 'AIRFARE',
            activity: 'Vuelo Madrid → Ciudad de México',
            amount: '912.40',
            currency: 'EUR',
            day: -213,
            receipt: { merchant: 'Meridia Airways', town: 'Madrid' },
          },
          {
            item: 'EXCESS_BAGGAGE',
            activity: 'Dos maletas',
            amount: '140.00',
            currency: 'EUR',
            day: -212,
            receipt: { merchant: 'Meridia Airways', town: 'Madrid' },
          },
          { item: 'TAXI', activity: 'Taxi del aeropuerto', amount: '386.00', day: -211, ...shop('Taxi Central') },
          { item: 'HOTEL', activity: 'Hotel, cuatro noches', amount: '7840.00', day: -207, ...shop('Hotel Meridiano') },
        ],
      },
      {
        ...own,
        key: 'diego 2',
        description: 'Muebles y primera compra',
        created: -150,
        submitted: -149,
        decided: -145,
        payment: { by: 'transfer', built: -140, released: -139, paid: -136 },
        lines: [
          {
            item: 'FURNITURE',
            activity: 'Camas, mesa y lámparas',
            amount: '18499.00',
            currency: 'MXN',
            day: -158,
            receipt: 'furniture',
          },
          { item: 'GROCERIES', activity: 'Primera compra', amount: '1264.50', day: -160, ...shop('Mercado Sol') },
          { item: 'COMMUNICATION', activity: 'Internet en casa', amount: '749.00', day: -156, ...shop('Telvia') },
          { item: 'UTILITIES', activity: 'Alta de electricidad', amount: '1180.00', day: -155, ...shop('Agua y Luz') },
        ],
      },
      {
        ...own,
        key: 'diego 3',
        description: 'Clases y documentos',
        created: -19,
        submitted: -17,
        decided: -13,
        payment: { by: 'transfer', built: -4, released: -2 },
        lines: [
          {
            item: 'LANGUAGE_COURSE',
            activity: 'Inglés de negocios, diez clases',
            amount: '9600.00',
            day: -26,
            ...shop('Lingua House'),
          },
          {
            item: 'DOCUMENTS',
            activity: 'Traducción jurada',
            amount: '2150.00',
            day: -24,
            ...shop('Verba Traducciones'),
          },
          { item: 'MEDICAL', activity: 'Revisión anual', amount: '3400.00', day: -23, ...shop('Hospital del Sur') },
          { item: 'TAXI', activity: 'Taxi a la notaría', amount: '214.00', day: -24, ...shop('Taxi Central') },
        ],
      },
      {
        ...own,
        key: 'diego 4',
        description: 'Viaje a Monterrey',
        created: -12,
        submitted: -10,
        decided: -6,
        lines: [
          { item: 'AIRFARE', activity: 'Vuelo a Monterrey', amount: '3890.00', day: -18, ...shop('Aurora Air') },
          { item: 'HOTEL', activity: 'Hotel, dos noches', amount: '4120.00', day: -15, ...shop('Hotel Meridiano') },
          {
            item: 'MEAL',
            activity: 'Cena con el cliente',
            amount: '118.00',
            currency: 'USD',
            day: -16,
            receipt: { merchant: 'Steakhouse 54', town: 'Laredo' },
          },
          { item: 'CAR_RENTAL', activity: 'Coche de alquiler', amount: '2480.00', day: -15, ...shop('RentaMás') },
        ],
      },
      {
        ...own,
        key: 'diego 5',
        description: 'Gastos de esta semana',
        created: -2,
        lines: [
          { item: 'FUEL', activity: 'Gasolina', amount: '980.00', day: -5, ...shop('Petrovia') },
          { item: 'PARKING', activity: 'Aparcamiento', amount: '165.00', day: -5, ...shop('P1 Parking') },
          { item: 'COMMUNICATION', activity: 'Tarjeta de móvil', amount: '399.00', day: -4, ...shop('Telvia') },
          { item: 'LOCAL_TRANSPORT', activity: 'Abono de metro', amount: '120.00', currency: 'MXN', day: -3 },
        ],
      },
    ],
  };
}
