import { defineAction, text } from '@homeport/grammar';
import { exporter } from './exporter.entity.ts';
import { exporterRoles } from './exporter-roles.data.ts';

/** Makes the file now, as a job with the rights of the caller. */
export const runExporter = defineAction({
  name: 'run',
  on: exporter,
  label: 'Run now',
  by: exporterRoles,
  where: { field: 'active', op: 'eq', value: true },
  input: {},
  answer: { job: text('Job') },
});

/** From now on its schedule runs with the rights of the caller. */
export const takeOverExporter = defineAction({
  name: 'takeOver',
  on: exporter,
  label: 'Take over',
  by: exporterRoles,
  offered: { field: 'owner', op: 'ne', value: '$me.user' },
  input: {},
  refusals: ['exporters.ownAlready'],
});
