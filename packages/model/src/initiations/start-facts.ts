import type { CaseDetail, OtherCase } from '../cases/door.generated.ts';
import type { Dependant } from '../family/door.generated.ts';
import type { BenefitTerms, TermsSnapshot } from '../terms/door.generated.ts';

/** Amounts are decimal texts, days `yyyy-MM-dd`, everything else that refers to a record its id. */
interface RequestFacts {
  readonly firstName: string;
  readonly lastName: string;
  readonly familySize: number;
  readonly homeCountry: string;
  readonly hostCountry: string;
  readonly startDate: string;
  readonly endDate: string | null;
  readonly office: string | null;
  readonly costCenter: string | null;
  readonly budget: string | null;
  readonly currency: string | null;
  /** Services that were asked for one by one. */
  readonly services: readonly string[];
}
interface TypeFacts {
  readonly id: string;
  readonly name: string;
  readonly active: boolean;
  readonly shareWithAssignee: boolean;
  readonly shareWithHr: boolean;
}
interface PackFacts {
  readonly name: string;
  readonly serviceTypes: readonly string[];
  readonly familyOnly: boolean;
  readonly active: boolean;
}
interface BundleFacts {
  readonly name: string;
  readonly serviceTypes: readonly string[];
  readonly packs: readonly PackFacts[];
}
export interface ProviderFacts {
  readonly id: string;
  readonly name: string;
  readonly active: boolean;
  readonly insuredUntil: string | null;
}
interface ComponentFacts {
  readonly kind: 'BENEFIT' | 'SERVICE' | 'CASH';
  readonly benefit: BenefitTerms | null;
  readonly serviceType: string | null;
  readonly amount: string | null;
  readonly currency: string | null;
  readonly lockInclude: boolean;
  readonly perFamilyMember: boolean;
}
/** Something that may be chosen with points, as the package has it. */
export interface PointChoice {
  readonly pointOption: string;
  readonly name: string;
  readonly points: number;
  readonly maximum: number;
  readonly needsChildren: boolean;
}
interface PackageFacts {
  readonly id: string;
  readonly name: string;
  readonly kind: 'LUMP_SUM' | 'RELOCATION' | 'CORE_FLEX' | 'MANAGED_CAP';
  readonly budget: string | null;
  readonly currency: string | null;
  readonly points: number | null;
  readonly perPoint: string | null;
  readonly mostPaidOut: number | null;
  readonly description: string | null;
  readonly bundle: BundleFacts | null;
  /** What may be chosen with its points. */
  readonly options: readonly PointChoice[];
  /** Those that are included. */
  readonly components: readonly ComponentFacts[];
}
/** A line of a checklist that holds for the kind of assignment, for one of its services, or for all. */
export interface ChecklistFacts {
  readonly checklist: string;
  readonly description: string;
  /** The checklist is for assignments with this service only; null: for all. */
  readonly serviceType: string | null;
  readonly dueInDays: number | null;
  readonly needsDocument: boolean;
  readonly documentCategory: string | null;
  readonly documentType: string | null;
  readonly page: { readonly id: string; readonly name: string } | null;
}
export interface MilestoneFacts {
  readonly id: string;
  readonly name: string;
  readonly countsFrom: 'START' | 'END';
  readonly day: number;
  readonly serviceType: string | null;
}
interface MemberFacts extends Pick<Dependant, 'firstName' | 'lastName' | 'type' | 'birthDate'> {
  readonly accompanies: boolean;
}
interface UserFacts {
  readonly user: string;
  readonly name: string;
  readonly email: string | null;
}

/** Everything that starting a request is decided from, loaded in one statement as of `today`. */
export interface StartFacts {
  readonly today: string;
  readonly request: RequestFacts;
  /** Who moves, where they are known already. */
  readonly person: string | null;
  readonly file: { readonly id: string; readonly reference: string } | null;
  readonly kind: CaseDetail['type'];
  readonly usualMonths: number | null;
  /** The first of the company's phases; null where it has none. */
  readonly firstPhase: CaseDetail['phase'];
  readonly companyCurrency: string | null;
  readonly policy: {
    readonly status: string;
    readonly currency: string | null;
    readonly office: string | null;
    /** Everything that it says of benefits. */
    readonly benefits: readonly BenefitTerms[];
  } | null;
  readonly package: PackageFacts | null;
  /** The grade of the employee, their pay, and formulas that policies may name. */
  readonly grade: TermsSnapshot['grade'];
  readonly pay: TermsSnapshot['pay'];
  readonly formulas: TermsSnapshot['formulas'];
  readonly bundle: BundleFacts | null;
  readonly packs: readonly PackFacts[];
  readonly serviceTypes: readonly TypeFacts[];
  /** Default providers for the two countries. */
  readonly defaults: readonly {
    readonly serviceType: string;
    readonly country: string;
    readonly provider: ProviderFacts;
    readonly backup: ProviderFacts | null;
  }[];
  /** The DEFAULT provider of the host country, with the services that it offers; none: all. */
  readonly countryDefault: (ProviderFacts & { readonly serviceTypes: readonly string[] }) | null;
  readonly checklist: readonly ChecklistFacts[];
  readonly milestones: readonly MilestoneFacts[];
  readonly offices: readonly { readonly id: string; readonly active: boolean; readonly ownsCases: boolean }[];
  /** Whom the request names. */
  readonly members: readonly MemberFacts[];
  /** Who is of the family already. */
  readonly family: readonly MemberFacts[];
  /** Who manages the assignment; UNKNOWN where the user that was named may not act in this company any more. */
  readonly manager: UserFacts | 'UNKNOWN' | null;
  readonly lineManager: UserFacts | null;
  /** The other assignments of the person, and those of them that are meant to run at the same time. */
  readonly others: readonly OtherCase[];
  readonly overlaps: readonly string[];
  /** Milestones whose day is past are put on today, instead of being left out. */
  readonly keepPast: boolean;
}

/** Something that the settings would give, and why this assignment does not get it. */
export interface LeftOut {
  readonly part: 'SERVICE' | 'PACK' | 'MILESTONE';
  readonly name: string;
  readonly because: 'INACTIVE' | 'NO_FAMILY' | 'PAST' | 'NO_END';
  /** The day that is past. */
  readonly day?: string;
}
