import { defineAction, person, ref } from '@homeport/grammar';
import { initiation } from './initiation.entity.ts';

/**
 * An approved request becomes an assignment, once: the person with their relocation file where they have none, the assignment
 * with its route and dates, and the services that were asked for.
 */
export const startAssignment = defineAction({
  name: 'start',
  on: initiation,
  label: 'Start the assignment',
  transition: 'status.start',
  input: {
    assignee: person('Assignee', { help: 'Leave empty to take the employee, or to add the person by name.' }),
    manager: ref('Manager', 'user', { loose: true }),
  },
  once: true,
});
