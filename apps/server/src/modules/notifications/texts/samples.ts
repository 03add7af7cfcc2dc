import type { Field } from '@homeport/grammar';
import type { ToldNotice } from '@homeport/model/notifications';
import type { Reader } from '../../../language/reader-formats.ts';
import { noticeParams } from '../notice-params.ts';

const codeSample = { login: 'anna.berg', appName: 'Homeport', tenant: 'Nordlys Shipping', minutes: '30', days: '7' };

/** Made-up values of a notice, as a reader would see them. */
export function sampleOf(told: ToldNotice, reader: Reader): Readonly<Record<string, string>> {
  if (told.isCode) return codeSample;
  const payload = Object.fromEntries(
    Object.entries(told.event.payload).map(([name, field]) => [name, made(name, field)]),
  );
  return noticeParams(told.event, payload, reader);
}
const byName: Readonly<Record<string, string>> = {
  currency: 'EUR',
  reference: 'ER-000123',
  name: 'Anna Berg',
  firstName: 'Anna',
  total: '1250.50',
  accountEnding: '4321',
};
function made(name: string, field: Field): unknown {
  if (byName[name]) return byName[name];
  switch (field.type) {
    case 'money':
    case 'decimal':
      return '1250.50';
    case 'percentage':
      return '12.5';
    case 'whole':
      return 3;
    case 'date':
      return '2026-03-14';
    case 'dateTime':
      return '2026-03-14T09:30:00Z';
    case 'yesNo':
      return true;
    default:
      return field.label;
  }
}
