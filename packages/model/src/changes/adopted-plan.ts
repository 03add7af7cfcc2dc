import type { AddressValue, RefValue } from '@homeport/grammar';
import type { Scenario, ScenarioBase } from '../cases/door.generated.ts';

/** A scenario that is to be adopted: what it leaves open is as the assignment has it, and a package goes with its policy. Days yyyy-MM-dd. */
export interface AdoptedPlan {
  readonly status: Scenario['status'];
  /** The assignment that it is of. */
  readonly caseDetail: string;
  readonly startDate: string;
  readonly endDate: string | null;
  readonly homeLocation: AddressValue;
  readonly hostLocation: AddressValue;
  readonly policy: RefValue | null;
  readonly relocationPackage: RefValue | null;
  readonly familySize: number;
  /** The assignment when the scenario was worked out. */
  readonly basedOn: ScenarioBase | null;
}
