import type { DemoCase } from './cases.ts';
import type { PlannedReport } from './generated-reports.ts';
import type { NewLine } from './new-report.ts';
import type { OwnAccount } from './people.ts';

/** What waits for the approvers of Castellane Beauté: one of everything they should be able to judge. */
export function planQueue(cases: readonly DemoCase[], accountOf: (of: DemoCase) => OwnAccount): PlannedReport[] {
  const movers = cases.filter((c) => c.status === 'ACTIVE' && c.start < 40);
  const usual = movers.filter((c) => c.group === 'EXPENSES' && accountOf(c).currency === 'EUR');
  const senior = movers.filter((c) => c.group === 'SENIOR');
  const report = (
    n: number,
    of: DemoCase | undefined,
    description: string,
    created: number,
    submitted: number,
    lines: readonly NewLine[],
  ): PlannedReport => {
    if (!of) throw new Error('the demo has too few assignments for the approval queue');
    const account = accountOf(of);
    return { key: `queue ${n}`, case: of, description, currency: account.currency, account, created, submitted, lines };
  };
  const waiting = { outcome: { is: 'waiting' } } as const;
  const paper = (merchant: string, town: string) => ({ receipt: { merchant, town } });
  return [
    report(1, usual[0], 'Semaine d’installation', -7, -6, [
      {
        item: 'TAXI',
        activity: 'Taxi vers le notaire',
        amount: '34.80',
        currency: 'EUR',
        day: -9,
        ...paper('City Cab', 'Paris'),
        ...waiting,
      },
      {
        item: 'MEAL',
        activity: 'Dîner avec l’agent',
        amount: '52.00',
        currency: 'EUR',
        day: -9,
        ...paper('Bistro 21', 'Paris'),
        ...waiting,
      },
    ]),
    // Over the limit of 900 and its tolerance of 10 %.
    report(2, usual[1], 'Salon professionnel', -6, -5, [
      {
        item: 'HOTEL',
        activity: 'Hôtel, cinq nuits pendant le salon',
        amount: '1240.00',
        currency: 'EUR',
        day: -9,
        ...paper('Hotel Meridiano', 'Paris'),
        ...waiting,
      },
      {
        item: 'TRAIN',
        activity: 'Train aller-retour',
        amount: '118.00',
        currency: 'EUR',
        day: -10,
        ...paper('InterRegio', 'Lyon'),
        ...waiting,
      },
    ]),
    // The same taxi as in the first report, a day later.
    report(3, usual[0], 'Rendez-vous à la banque', -5, -4, [
      {
        item: 'TAXI',
        activity: 'Taxi',
        amount: '34.80',
        currency: 'EUR',
        day: -8,
        ...paper('City Cab', 'Paris'),
        ...waiting,
      },
    ]),
    // A small amount needs no receipt.
    report(4, usual[2], 'Rentrée scolaire', -5, -3, [
      {
        item: 'PARKING',
        activity: 'Stationnement devant l’école',
        amount: '9.50',
        currency: 'EUR',
        day: -7,
        ...waiting,
      },
      {
        item: 'SCHOOL_FEES',
        activity: 'Frais de scolarité, premier trimestre',
        amount: '4850.00',
        currency: 'EUR',
        day: -8,
        ...paper('École internationale', 'Paris'),
        ...waiting,
      },
    ]),
    // Older than 180 days.
    report(5, usual[3], 'Reçus retrouvés', -4, -3, [
      {
        item: 'MEDICAL',
        activity: 'Visite médicale',
        amount: '145.00',
        currency: 'EUR',
        day: -214,
        ...paper('Clinique du Parc', 'Lyon'),
        ...waiting,
      },
      {
        item: 'DOCUMENTS',
        activity: 'Traduction assermentée',
        amount: '88.00',
        currency: 'EUR',
        day: -12,
        ...paper('Verba Translations', 'Paris'),
        ...waiting,
      },
    ]),
    report(6, usual[4], 'Agence immobilière', -8, -7, [
      {
        item: 'AGENCY_FEE',
        activity: 'Agence pour l’appartement',
        amount: '248000',
        currency: 'JPY',
        day: -12,
        ...paper('Sakura Homes', 'Tokyo'),
        outcome: { is: 'onHold', note: 'En attente de la signature du bail.' },
      },
    ]),
    // Handed in before the delegation began.
    report(7, senior[0], 'Déplacement du comité', -7, -5, [
      {
        item: 'AIRFARE',
        activity: 'Vol de retour',
        amount: '412.30',
        currency: 'EUR',
        day: -10,
        ...paper('Aurora Air', 'Paris'),
        ...waiting,
      },
      {
        item: 'CAR_RENTAL',
        activity: 'Voiture de location',
        amount: '238.00',
        currency: 'EUR',
        day: -9,
        ...paper('Kestrel Cars', 'Paris'),
        ...waiting,
      },
    ]),
    // Goes to whom the first approver has delegated.
    report(8, senior[1], 'Recherche de logement', -4, -2, [
      {
        item: 'TEMPORARY_HOUSING',
        activity: 'Appartement meublé, un mois',
        amount: '2950.00',
        currency: 'EUR',
        day: -8,
        ...paper('Casa & Co', 'Madrid'),
        ...waiting,
      },
      {
        item: 'UTILITIES',
        activity: 'Ouverture du compteur',
        amount: '92.40',
        currency: 'EUR',
        day: -7,
        ...paper('City Power', 'Madrid'),
        ...waiting,
      },
    ]),
    report(9, usual[5], 'Animaux et ménage', -8, -6, [
      {
        item: 'PET_TRANSPORT',
        activity: 'Transport du chien',
        amount: '980.00',
        currency: 'EUR',
        day: -12,
        ...paper('Paws in the Air', 'Paris'),
        outcome: {
          is: 'escalated',
          to: 'approver.two',
          note: 'Le transport d’animaux n’est pas prévu par la politique de cette affectation.',
        },
      },
      {
        item: 'CLEANING',
        activity: 'Nettoyage de fin de bail',
        amount: '185.00',
        currency: 'EUR',
        day: -10,
        ...paper('Clean & Bright', 'Lyon'),
        outcome: { is: 'delegated', to: 'approver.two', note: 'Sofia connaît ce dossier.' },
      },
    ]),
  ];
}
