import type { Assumption } from '@homeport/model/cases';

/** The words of an estimate on paper that no declaration has. */
export interface EstimateWords {
  readonly title: (number: number) => string;
  readonly assignment: string;
  readonly route: string;
  readonly time: string;
  readonly until: (from: string, to: string | null) => string;
  readonly status: string;
  readonly currency: string;
  readonly ratesOf: string;
  readonly workedOut: string;
  readonly made: string;
  readonly grossUp: string;
  readonly likely: string;
  readonly low: string;
  readonly high: string;
  readonly payTotal: string;
  readonly withoutPay: string;
  readonly stale: string;
  readonly byYear: string;
  readonly cost: string;
  readonly year: (year: number) => string;
  readonly hidden: string;
  readonly byMonth: (year: string) => string;
  readonly sum: string;
  readonly quoted: string;
  readonly taken: string;
  readonly rates: string;
  readonly noRates: string;
  readonly rate: (from: string, to: string, rate: string) => string;
  readonly says: (one: Assumption) => string;
  readonly page: (page: number, pages: number) => string;
}

const en: EstimateWords = {
  title: (number) => `Cost estimate ${number}`,
  assignment: 'Assignment',
  route: 'From and to',
  time: 'Time',
  until: (from, to) => (to === null ? `from ${from} on` : `${from} to ${to}`),
  status: 'Status',
  currency: 'Currency',
  ratesOf: 'Rates of',
  workedOut: 'Worked out',
  made: 'This paper',
  grossUp: 'Gross-up',
  likely: 'Likely',
  low: 'At least',
  high: 'At most',
  payTotal: 'What follows from pay',
  withoutPay: 'Pay and what follows from it are hidden from whoever made this paper, and not in the total.',
  stale: 'This is not what the assignment comes to now: the estimate needs recalculating.',
  byYear: 'By year of the assignment',
  cost: 'Cost',
  year: (year) => `Year ${year}`,
  hidden: 'hidden',
  byMonth: (year) => `Month by month, ${year}`,
  sum: 'Together',
  quoted: 'In its own currency',
  taken: 'Taken for given',
  rates: 'Exchange rates used',
  noRates: 'None: everything is in the currency of the estimate.',
  rate: (from, to, rate) => `1 ${from} = ${rate} ${to}`,
  says: (one) => {
    switch (one.says) {
      case 'OPEN_END':
        return 'The end of the assignment is open: one year is counted.';
      case 'NO_PAY':
        return 'No salary is known, so that no pay is counted.';
      case 'ONE_ITEM':
        return `${one.name}: nobody knows how many there will be; one is counted, at least none.`;
      case 'NO_RATE':
        return `${one.name}: no exchange rate between ${one.from} and ${one.to}; it is left out.`;
      case 'NO_AMOUNT':
        return `${one.name}: nothing is said of the amount; it is left out.`;
      case 'NO_GROSS_UP':
        return `${one.name}: the tax that the company pays could not be worked out.`;
    }
  },
  page: (page, pages) => `Page ${page} of ${pages}`,
};

const es: EstimateWords = {
  title: (number) => `Estimación de costes ${number}`,
  assignment: 'Asignación',
  route: 'Origen y destino',
  time: 'Duración',
  until: (from, to) => (to === null ? `desde el ${from}` : `del ${from} al ${to}`),
  status: 'Estado',
  currency: 'Moneda',
  ratesOf: 'Tipos de cambio del',
  workedOut: 'Calculada el',
  made: 'Este documento',
  grossUp: 'Elevación al bruto',
  likely: 'Probable',
  low: 'Como mínimo',
  high: 'Como máximo',
  payTotal: 'Lo que se deriva del salario',
  withoutPay: 'El salario y lo que depende de él no se muestran a quien elaboró este documento y no están en el total.',
  stale: 'Ya no coincide con lo que resulta hoy de la asignación: hay que recalcular la estimación.',
  byYear: 'Por año de la asignación',
  cost: 'Coste',
  year: (year) => `Año ${year}`,
  hidden: 'oculto',
  byMonth: (year) => `Mes a mes, ${year}`,
  sum: 'En total',
  quoted: 'En su propia moneda',
  taken: 'Lo que se ha supuesto',
  rates: 'Tipos de cambio aplicados',
  noRates: 'Ninguno: todo está en la moneda de la estimación.',
  rate: (from, to, rate) => `1 ${from} = ${rate} ${to}`,
  says: (one) => {
    switch (one.says) {
      case 'OPEN_END':
        return 'La asignación no tiene fecha de fin: se cuenta un año.';
      case 'NO_PAY':
        return 'No se conoce ningún salario, por lo que no se cuenta ninguno.';
      case 'ONE_ITEM':
        return `${one.name}: nadie sabe cuántos habrá; se cuenta uno y, como mínimo, ninguno.`;
      case 'NO_RATE':
        return `${one.name}: no hay tipo de cambio entre ${one.from} y ${one.to}; no se incluye.`;
      case 'NO_AMOUNT':
        return `${one.name}: no se dice ningún importe; no se incluye.`;
      case 'NO_GROSS_UP':
        return `${one.name}: no se pudo calcular el impuesto que paga la empresa.`;
    }
  },
  page: (page, pages) => `Página ${page} de ${pages}`,
};

const fr: EstimateWords = {
  title: (number) => `Estimation de coûts ${number}`,
  assignment: 'Affectation',
  route: 'Départ et accueil',
  time: 'Durée',
  until: (from, to) => (to === null ? `à partir du ${from}` : `du ${from} au ${to}`),
  status: 'Statut',
  currency: 'Devise',
  ratesOf: 'Taux du',
  workedOut: 'Calculée le',
  made: 'Ce document',
  grossUp: 'Reconstitution du brut',
  likely: 'Probable',
  low: 'Au minimum',
  high: 'Au maximum',
  payTotal: 'Ce qui découle du salaire',
  withoutPay:
    'La rémunération et ce qui en découle ne sont pas montrés à la personne qui a établi ce document et ne sont pas dans le total.',
  stale: 'L’affectation donne aujourd’hui un autre résultat : l’estimation doit être recalculée.',
  byYear: 'Par année d’affectation',
  cost: 'Coût',
  year: (year) => `Année ${year}`,
  hidden: 'masqué',
  byMonth: (year) => `Mois par mois, ${year}`,
  sum: 'Ensemble',
  quoted: 'Dans sa propre devise',
  taken: 'Hypothèses retenues',
  rates: 'Taux de change appliqués',
  noRates: 'Aucun : tout est dans la devise de l’estimation.',
  rate: (from, to, rate) => `1 ${from} = ${rate} ${to}`,
  says: (one) => {
    switch (one.says) {
      case 'OPEN_END':
        return 'L’affectation n’a pas de fin : une année est comptée.';
      case 'NO_PAY':
        return 'Aucun salaire n’est connu, donc aucun n’est compté.';
      case 'ONE_ITEM':
        return `${one.name} : personne ne sait combien il y en aura ; un seul est compté, au minimum aucun.`;
      case 'NO_RATE':
        return `${one.name} : pas de taux de change entre ${one.from} et ${one.to} ; non compté.`;
      case 'NO_AMOUNT':
        return `${one.name} : aucun montant n’est indiqué ; non compté.`;
      case 'NO_GROSS_UP':
        return `${one.name} : l’impôt payé par l’entreprise n’a pas pu être calculé.`;
    }
  },
  page: (page, pages) => `Page ${page} sur ${pages}`,
};

/** By the language of the reader. */
export const estimateWords: Readonly<Record<'en' | 'es' | 'fr', EstimateWords>> = { en, es, fr };
