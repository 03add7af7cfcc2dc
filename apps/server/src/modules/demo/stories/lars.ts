import { addCase } from '../cases.ts';
import { accountFor, addAssignee } from '../people.ts';
import { addService } from '../services.ts';
import { personOfUser } from '../staff.ts';
import { userId, type World } from '../world.ts';
import type { Story } from './story.ts';

/** Lars Haugen works for a company nobody else here knows: what he sees must be his alone. */
export function tellLars(world: World): Story {
  const home = { town: 'Munich', country: 'DE', currency: 'EUR' };
  const host = { town: 'Singapore', country: 'SG', currency: 'SGD' };
  const who = {
    key: 'lars',
    person: personOfUser('other.assignee'),
    user: userId('other.assignee'),
    firstName: 'Lars',
    lastName: 'Haugen',
    home,
    host,
  };
  const assignee = addAssignee(
    world,
    { ...who, hired: 800, lineManager: 'other.approver', job: 'Supply chain lead' },
    906,
  );
  const stay = addCase(world, {
    key: 'lars',
    fileKey: 'lars',
    number: 906,
    assignee,
    home,
    host,
    type: 'ON_ASSIGNMENT',
    phase: 'ON_ASSIGNMENT',
    status: 'ACTIVE',
    start: -120,
    end: 245,
  });
  addService(world, stay, 0, {
    type: 'HOME_SEARCH',
    status: 'COMPLETED',
    start: -140,
    end: -118,
    provider: 'Harbour Homes',
  });
  addService(world, stay, 1, {
    type: 'TAX_RETURN',
    status: 'REQUESTED',
    start: 40,
    end: 90,
    provider: 'Lindqvist Tax',
    nextAction: 'Send your salary statement',
    nextActionIn: 12,
    byAssignee: true,
  });
  return { cases: [stay], reports: [], accounts: [accountFor(world, assignee, 'DE', 906)] };
}
