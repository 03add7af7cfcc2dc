import { addCase } from '../cases.ts';
import { accountFor, addAssignee, addFamily } from '../people.ts';
import { addService } from '../services.ts';
import { personOfUser } from '../staff.ts';
import { userId, type World } from '../world.ts';
import type { Story } from './story.ts';

/** Camille Laurent moves from Lyon to Singapore with her family in 38 days. */
export function tellCamille(world: World): Story {
  const home = { town: 'Lyon', country: 'FR', currency: 'EUR' };
  const host = { town: 'Singapore', country: 'SG', currency: 'SGD' };
  const assignee = addAssignee(
    world,
    {
      key: 'camille',
      person: personOfUser('assignee.fr'),
      user: userId('assignee.fr'),
      firstName: 'Camille',
      lastName: 'Laurent',
      home,
      host,
      hired: 2140,
      lineManager: 'line.manager',
      job: 'Directrice de marque',
      about: {
        gender: 'F',
        birthDate: '1988-04-17',
        language: 'fr',
        homeAddress: { address1: '14 quai Saint-Antoine', town: 'Lyon', postCode: '69002', country: 'FR' },
        hostAddress: null,
      },
    },
    901,
  );
  addFamily(world, assignee, [
    { firstName: 'Thomas', lastName: 'Perrin', type: 'PARTNER', age: 39, login: 'family.fr' },
    { firstName: 'Jules', type: 'CHILD', age: 9 },
    { firstName: 'Léa', type: 'CHILD', age: 5 },
  ]);
  const move = addCase(world, {
    key: 'camille',
    fileKey: 'camille',
    number: 901,
    assignee,
    home,
    host,
    type: 'ON_ASSIGNMENT',
    phase: 'PREPARATION',
    status: 'ACTIVE',
    start: 38,
    end: 38 + 729,
    manager: 'case.manager',
  });
  const tan = { provider: 'Tan Relocation Singapore', vendor: 'vendor.one' };
  addService(world, move, 0, {
    type: 'VISA_IMMIGRATION',
    status: 'IN_PROGRESS',
    start: -40,
    end: 20,
    provider: 'Blue Harbour Immigration',
    nextAction: 'Relisez et signez la demande de visa',
    nextActionIn: 3,
    byAssignee: true,
  });
  addService(world, move, 1, { type: 'LOOK_SEE_TRIP', status: 'COMPLETED', start: -70, end: -65, ...tan });
  addService(world, move, 2, {
    type: 'HOME_SEARCH',
    status: 'IN_PROGRESS',
    start: -30,
    end: 25,
    ...tan,
    information: 'Votre budget logement est de 6 500 SGD par mois, charges comprises. Wei Ling Tan vous accompagne.',
    cost: { amount: '4200.00', currency: 'SGD' },
    nextAction: 'Choisissez deux appartements à visiter',
    nextActionIn: 5,
    byAssignee: true,
  });
  addService(world, move, 3, {
    type: 'SCHOOL_SEARCH',
    status: 'IN_PROGRESS',
    start: -28,
    end: 30,
    provider: 'Campus Schools Advice',
    nextAction: 'L’école confirme les deux places',
    nextActionIn: 9,
  });
  addService(world, move, 4, {
    type: 'SEA_SHIPMENT',
    status: 'SCHEDULED',
    start: 18,
    end: 66,
    provider: 'Orbit Freight',
    nextAction: 'Le déménageur visite votre logement',
    nextActionIn: 6,
  });
  addService(world, move, 5, {
    type: 'AIR_SHIPMENT',
    status: 'REQUESTED',
    start: 28,
    end: 40,
    provider: 'Orbit Freight',
    nextAction: 'Choisissez l’un des deux devis',
    nextActionIn: 10,
    byAssignee: true,
  });
  addService(world, move, 6, {
    type: 'TEMPORARY_ACCOMMODATION',
    status: 'SCHEDULED',
    start: 37,
    end: 67,
    ...tan,
    nextAction: 'Le prestataire confirme la date',
    nextActionIn: 14,
  });
  addService(world, move, 7, {
    type: 'CULTURAL_TRAINING',
    status: 'COMPLETED',
    start: -22,
    end: -21,
    provider: 'Lingua House',
  });
  addService(world, move, 8, {
    type: 'TAX_BRIEFING',
    status: 'NOT_INITIATED',
    start: 30,
    end: 31,
    provider: 'Lindqvist Tax',
  });
  const account = accountFor(world, assignee, 'FR', 901);
  const own = { case: move, currency: 'EUR', account } as const;
  return {
    cases: [move],
    accounts: [account],
    timeline: {
      of: move,
      codes: 26,
      notes: {
        forEmployee: {
          VISA_APPLIED: 'Les quatre dossiers sont déposés. Le numéro de suivi est dans vos documents.',
          HOME_SHORTLIST: 'Six appartements vous attendent. Choisissez-en deux pour la visite vidéo de jeudi.',
          PACKING: 'Les déménageurs arrivent à 8 h 30. Réservez la place devant l’immeuble.',
          SCHOOL_START: 'La réunion des parents a lieu la veille, à 17 h.',
        },
        byEmployee: {
          LOOK_SEE: 'Nous avons aimé Tiong Bahru et East Coast.',
          HOME_SHORTLIST: 'Thomas préfère un quartier proche de l’école.',
        },
      },
    },
    reports: [
      {
        ...own,
        key: 'camille 1',
        description: 'Voyage de reconnaissance à Singapour',
        created: -62,
        submitted: -60,
        decided: -57,
        payment: { by: 'transfer', built: -54, released: -53, paid: -50 },
        lines: [
          {
            item: 'AIRFARE',
            activity: 'Vol Lyon → Singapour',
            amount: '684.20',
            currency: 'EUR',
            day: -71,
            receipt: 'airline',
          },
          {
            item: 'MEAL',
            activity: 'Dîner avec l’agent immobilier',
            amount: '38.50',
            currency: 'SGD',
            day: -67,
            receipt: { merchant: 'Lau Pa Sat Kitchen', town: 'Singapore' },
          },
          { item: 'LOCAL_TRANSPORT', activity: 'Carte de métro', amount: '12.00', currency: 'SGD', day: -69 },
        ],
      },
      {
        ...own,
        key: 'camille 2',
        description: 'Visas et préparation',
        created: -33,
        submitted: -31,
        decided: -28,
        lines: [
          {
            item: 'VISA_FEE',
            activity: 'Demande de visa de Thomas',
            amount: '225.00',
            currency: 'SGD',
            day: -36,
            receipt: { merchant: 'Ministry of Manpower', town: 'Singapore' },
          },
          {
            item: 'MEDICAL',
            activity: 'Visite médicale de la famille',
            amount: '120.00',
            currency: 'EUR',
            day: -38,
            receipt: { merchant: 'Clinique du Parc', town: 'Lyon' },
          },
          {
            item: 'LANGUAGE_COURSE',
            activity: 'Cours d’anglais en ligne, Thomas',
            amount: '240.00',
            currency: 'GBP',
            day: -40,
            receipt: { merchant: 'Thames Language School', town: 'London' },
          },
          {
            item: 'DOCUMENTS',
            activity: 'Photos d’identité',
            amount: '96.00',
            currency: 'EUR',
            day: -35,
            receipt: { merchant: 'Studio Bellecour', town: 'Lyon' },
            outcome: { is: 'rejected', reason: 'Les photos d’identité sont comprises dans la prime de mobilité.' },
          },
        ],
      },
      {
        ...own,
        key: 'camille 3',
        description: 'Deuxième visite à Singapour',
        created: -6,
        submitted: -4,
        controlTotal: '600.00',
        lines: [
          {
            item: 'HOTEL',
            activity: 'Hôtel, trois nuits',
            amount: '643.86',
            currency: 'SGD',
            day: -11,
            receipt: 'hotel',
            outcome: { is: 'waiting' },
          },
          {
            item: 'TAXI',
            activity: 'Taxi depuis l’aéroport',
            amount: '28.40',
            currency: 'SGD',
            day: -13,
            receipt: 'taxi',
            outcome: { is: 'waiting' },
          },
          {
            item: 'MEAL',
            activity: 'Dîner la veille du départ',
            amount: '46.50',
            currency: 'EUR',
            day: -14,
            receipt: 'restaurant',
            outcome: { is: 'waiting' },
          },
        ],
      },
      {
        ...own,
        key: 'camille 4',
        description: 'École et déménagement',
        created: -3,
        controlTotal: '900.00',
        notes: 'Le reçu du garde-meubles arrive la semaine prochaine.',
        lines: [
          {
            item: 'SCHOOL_FEES',
            activity: 'Frais de dossier, deux enfants',
            amount: '850.00',
            currency: 'SGD',
            day: -5,
            receipt: 'school',
          },
          {
            item: 'DOCUMENTS',
            activity: 'Apostille des actes de naissance',
            amount: '64.50',
            currency: 'USD',
            day: -8,
            receipt: { merchant: 'Apostille Online', town: 'Washington' },
          },
          {
            item: 'TRAIN',
            activity: 'Train pour Paris, consulat',
            amount: '42.00',
            currency: 'EUR',
            day: -7,
            receipt: { merchant: 'InterRegio', town: 'Lyon' },
          },
          { item: 'STORAGE', activity: 'Garde-meubles, premier mois', amount: '128.00', currency: 'EUR', day: -4 },
        ],
      },
    ],
  };
}
