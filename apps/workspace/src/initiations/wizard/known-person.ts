import { isObject } from '@homeport/grammar';
import { employee, person } from '@homeport/model/people';
import type { FormValues } from '@homeport/ui/records/form/form-values.ts';
import type { RecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';

/** The id in the value of a relation, however it is written. */
export const idIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : isObject(value) && typeof value.id === 'string' ? value.id : undefined;

/** What a request says of a person, as far as it is known; where they live is what they say, else their nationality. */
export function saidOf(known: Row): FormValues {
  const home = isObject(known.homeAddress) ? known.homeAddress.country : undefined;
  return {
    firstName: known.firstName,
    lastName: known.lastName,
    email: known.email ?? null,
    homeCountry: home ?? known.nationality ?? null,
  };
}

/** The same of an employee who was chosen; nothing where the reader may not see who that is. */
export async function saidOfEmployee({ source }: RecordHost, value: unknown): Promise<FormValues> {
  const chosen = idIn(value);
  if (chosen === undefined) return {};
  try {
    const who = idIn((await source.get(employee, chosen)).person);
    return who === undefined ? {} : saidOf(await source.get(person, who));
  } catch {
    return {};
  }
}
