import {
  type ConditionFault,
  choice,
  conditionFaults,
  country,
  date,
  decimal,
  email,
  type Field,
  type Filter,
  type FindField,
  isCondition,
  phone,
  text,
  conditionRefusals as unfit,
  whole,
  yesNo,
} from '@homeport/grammar';
import { fieldsOf, inLanguage, type PageDefinition, type PageField } from './page-definition.ts';

/** What conditions of a form may name besides its questions: facts of the assignment, as `$name`. */
const parameters: Readonly<Record<string, Field>> = {
  $caseType: text('Case type'),
  $phase: text('Phase'),
  $homeCountry: country('Home country'),
  $hostCountry: country('Host country'),
  $startDate: date('Start date'),
  $endDate: date('End date'),
  $familySize: whole('Family size'),
  $children: whole('Children'),
  $hasPartner: yesNo('Partner'),
};

/** A question as a field that conditions compare. */
function questionField({ type, label: said, options = [] }: PageField): Field {
  const label = inLanguage(said, 'en');
  switch (type) {
    case 'number':
    case 'money':
      return decimal(label);
    case 'date':
      return date(label);
    case 'yesNo':
      return yesNo(label);
    case 'choice':
    case 'choices':
      return choice(label, Object.fromEntries(options.map((one) => [one.value, inLanguage(one.label, 'en')])));
    case 'country':
      return country(label);
    case 'email':
      return email(label);
    case 'phone':
      return phone(label);
    default:
      return text(label);
  }
}

/** Everything wrong with the condition of a rule of a form: questions there are not, values that no answer can be. */
export function pageConditionFaults(page: PageDefinition, when: Filter): readonly ConditionFault[] {
  const questions = new Map(fieldsOf(page).map((one) => [one.code, questionField(one)]));
  const find: FindField = (code) => {
    const field = questions.get(code) ?? (Object.hasOwn(parameters, code) ? parameters[code] : undefined);
    return field ? { field } : unfit.noSuchField({ name: code.slice(0, 100) });
  };
  return conditionFaults(asWritten(when, questions), find);
}

/** A number that a text is compared with means its digits: answers are compared by their size. */
function asWritten(filter: Filter, questions: ReadonlyMap<string, Field>): Filter {
  if (!isCondition(filter)) {
    const parts = ('all' in filter ? filter.all : filter.any).map((part) => asWritten(part, questions));
    return 'all' in filter ? { all: parts } : { any: parts };
  }
  const { value } = filter;
  const isText = questions.get(filter.field)?.type === 'text';
  return isText && typeof value === 'number' ? { ...filter, value: String(value) } : filter;
}
