import { lumpSum, lumpSumOption, lumpSumUse } from '@homeport/model/benefits';
import type { DemoCase } from './cases.ts';
import { demoId } from './chance.ts';
import type { World } from './world.ts';

type Words = Readonly<Record<'en' | 'es' | 'fr', string>>;
interface Choice {
  readonly name: Words;
  readonly points: number;
  readonly maximum?: number;
  readonly needsChildren?: true;
  readonly chosen?: number;
}
/** The worked example of the trade: 40 + 30 + 7 + 3 of 100 points, and what is left over. */
const choices: readonly Choice[] = [
  { name: { en: 'Sea shipment', es: 'Envío marítimo', fr: 'Envoi maritime' }, points: 40, chosen: 1 },
  { name: { en: 'Temporary housing', es: 'Alojamiento temporal', fr: 'Logement temporaire' }, points: 30, chosen: 1 },
  { name: { en: 'Language lessons', es: 'Clases de idiomas', fr: 'Cours de langue' }, points: 7, chosen: 1 },
  {
    name: { en: 'Extra air fare', es: 'Billete adicional', fr: 'Billet supplémentaire' },
    points: 1,
    maximum: 3,
    chosen: 3,
  },
  {
    name: { en: 'Rental car for a month', es: 'Coche de alquiler un mes', fr: 'Voiture de location, un mois' },
    points: 28,
  },
  {
    name: { en: 'Childcare for a month', es: 'Guardería un mes', fr: 'Garde d’enfants, un mois' },
    points: 15,
    needsChildren: true,
  },
];
const texts = {
  name: { en: 'Relocation lump sum', es: 'Importe a tanto alzado de traslado', fr: 'Forfait de mobilité' },
  covers: {
    en: 'Curtains, lamps and small appliances\nSchool uniforms\nFirst groceries',
    es: 'Cortinas, lámparas y pequeños electrodomésticos\nUniformes escolares\nPrimera compra',
    fr: 'Rideaux, luminaires et petit électroménager\nUniformes scolaires\nPremières courses',
  },
  policy: {
    en: 'The lump sum is paid once and needs no receipts. What is not used by the end of the first year lapses. Points are chosen before the move; up to 50 points that are left are paid out and taxed.',
    es: 'El importe a tanto alzado se paga una vez y no necesita justificantes. Lo que no se use al final del primer año caduca. Los puntos se eligen antes de la mudanza; hasta 50 puntos sobrantes se pagan y tributan.',
    fr: 'Le forfait est versé une fois et ne demande pas de justificatif. Le solde expire à la fin de la première année. Les points se choisissent avant le départ ; jusqu’à 50 points restants sont payés et imposables.',
  },
  uses: [
    { en: 'Curtains and lamps', es: 'Cortinas y lámparas', fr: 'Rideaux et luminaires' },
    { en: 'School uniforms', es: 'Uniformes escolares', fr: 'Uniformes scolaires' },
  ],
} as const;
const amounts = ['1240.50', '386.00'] as const;

/** The lump sums of the people of the stories, and of every fifth of the others. */
export function addLumpSums(world: World, stories: readonly DemoCase[], cases: readonly DemoCase[]): void {
  const having = [...stories, ...cases.filter((_, i) => i % 5 === 0)].filter((of) => of.status === 'ACTIVE');
  for (const of of having) addLumpSum(world, of);
}

function addLumpSum(world: World, of: DemoCase): void {
  const { clock, tenant, words } = world;
  const made = { at: clock.at(Math.max(-870, Math.min(of.start - 100, -30)), 14), by: of.manager };
  const currency = of.home.currency;
  const id = world.add(lumpSum, demoId(tenant.code, 'lump sum', of.id), {
    ...made,
    set: {
      caseDetail: of.id,
      assignee: of.assignee.person,
      name: texts.name[words],
      amount: '8000.00',
      currency,
      covers: texts.covers[words],
      points: 100,
      perPoint: '25.00',
      mostPaidOut: 50,
      optionsUntil: clock.day(of.start - 14),
      policyText: texts.policy[words],
    },
  });
  choices.forEach(({ name, points, maximum = 1, needsChildren = false, chosen = 0 }, i) => {
    const option = demoId(tenant.code, 'lump sum option', of.id, i);
    world.add(lumpSumOption, option, {
      ...made,
      set: { lumpSum: id, sequence: (i + 1) * 10, name: name[words], points, maximum, needsChildren, chosen },
    });
  });
  texts.uses.forEach((use, i) => {
    world.add(lumpSumUse, demoId(tenant.code, 'lump sum use', of.id, i), {
      at: clock.at(-9 + i, 10),
      by: of.manager,
      set: { lumpSum: id, usedOn: clock.day(-10 + i), description: use[words], amount: amounts[i] ?? '0', currency },
    });
  });
}
