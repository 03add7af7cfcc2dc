import { date, defineAction, file, money } from '@homeport/grammar';
import { lease } from './lease.entity.ts';

/** Writes the contract that follows this one, puts it in force and archives this one. */
export const renewLease = defineAction({
  name: 'renew',
  on: lease,
  label: 'Renew',
  transition: 'status.renew',
  input: {
    startDate: date('First day', { help: 'Empty: the day after the current contract ends.' }),
    endDate: date('Last day', { required: true }),
    rent: money('Rent', { min: 0, help: 'Empty: as before.' }),
    contract: file('Contract', { accept: ['application/pdf'] }),
  },
  refusals: ['property.effectiveDateNotLater'],
});
