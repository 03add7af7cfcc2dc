// Written by `npm run derive`: the door of the domain, what others take of it.
export { exporterRoles } from './exporter-roles.data.ts';
export { type ExporterRun, exporterRun } from './exporter-run.entity.ts';
export { type Exporter, exporter } from './exporter.entity.ts';
export { type ExporterFacts, exporterFileName, exporterRules, scheduleOf } from './exporter.rules.ts';
export { runExporter, takeOverExporter } from './exporters.actions.ts';
export { exportFailed, exportReady, exporterDue } from './exporters.events.ts';
export { exporterRefusals } from './exporters.refusals.ts';
export { type Schedule, nextRun } from './schedule.rules.ts';
export { type RightsOfFile, mayTakeFile } from './take-file.rules.ts';
