import type { ReportDimension } from '@homeport/model/costing';

/** The words of the report as a file that no declaration has. */
export interface ReportWords {
  readonly name: string;
  readonly by: Readonly<Record<ReportDimension, string>>;
  readonly assignments: string;
  readonly currency: string;
  readonly estimated: string;
  readonly actual: string;
  readonly committed: string;
  readonly difference: string;
  readonly accrual: string;
  readonly none: string;
}
/** By the language of the reader. */
export const reportWords: Readonly<Record<'en' | 'es' | 'fr', ReportWords>> = {
  en: {
    name: 'Actual against estimate',
    by: {
      BENEFIT: 'Benefit or other cost',
      ROUTE: 'Route',
      COHORT: 'Quarter of the start',
      CLIENT: 'Client',
      ASSIGNMENT: 'Assignment',
    },
    assignments: 'Assignments',
    currency: 'Currency',
    estimated: 'Estimated',
    actual: 'Spent',
    committed: 'Committed',
    difference: 'Difference',
    accrual: 'To accrue',
    none: 'not known',
  },
  es: {
    name: 'Gasto real frente a la estimación',
    by: {
      BENEFIT: 'Beneficio u otro coste',
      ROUTE: 'Ruta',
      COHORT: 'Trimestre de inicio',
      CLIENT: 'Cliente',
      ASSIGNMENT: 'Asignación',
    },
    assignments: 'Asignaciones',
    currency: 'Moneda',
    estimated: 'Estimado',
    actual: 'Gastado',
    committed: 'Comprometido',
    difference: 'Diferencia',
    accrual: 'Por devengar',
    none: 'desconocido',
  },
  fr: {
    name: 'Dépenses réelles face à l’estimation',
    by: {
      BENEFIT: 'Avantage ou autre coût',
      ROUTE: 'Trajet',
      COHORT: 'Trimestre de début',
      CLIENT: 'Client',
      ASSIGNMENT: 'Affectation',
    },
    assignments: 'Affectations',
    currency: 'Devise',
    estimated: 'Estimé',
    actual: 'Dépensé',
    committed: 'Engagé',
    difference: 'Écart',
    accrual: 'À provisionner',
    none: 'inconnu',
  },
};
