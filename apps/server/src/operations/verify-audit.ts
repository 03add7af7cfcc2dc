import { type ChainEnds, CheckpointForged, readCheckpoint, type TrailFault, verifyTrail } from '@homeport/engine/audit';
import { loadSecrets } from '../adapters/secrets/secrets.ts';
import { checkpointPath } from '../configuration.ts';
import { type Command, CommandFault } from './command.ts';
import { reachDatabase } from './reach-database.ts';

const sentences: Readonly<Record<TrailFault['kind'], string>> = {
  changed: 'was changed',
  removed: 'was removed',
  inserted: 'was put in without a seal',
  rewritten: 'belongs to a chain that was rewritten since the checkpoint',
  cutOff: 'is the last one, but the checkpoint knows later ones',
  notSealed: 'was not sealed within a minute',
};

/** Proves the audit trail against its seals and the checkpoint in the data folder. */
export const verifyAuditCommand: Command = {
  about: 'Prove that no line of the audit trail was changed, removed or put in; exit code 1 when one was',
  options: { checkpoint: 'another checkpoint than that of DATA_DIR, for example a copy kept elsewhere' },
  run: async ({ configuration, options, say }) => {
    const secrets = await loadSecrets(configuration);
    const path = options.checkpoint ?? checkpointPath(configuration);
    let ends: ChainEnds;
    try {
      ends = await readCheckpoint(path, ...secrets.keys('audit checkpoint'));
    } catch (error) {
      if (error instanceof CheckpointForged) throw new CommandFault(`${error.message}.`);
      throw error;
    }
    if (ends.size === 0)
      say(`There is no checkpoint at ${path}: a chain that was rewritten as a whole would not be noticed.`);
    const database = await reachDatabase(configuration, say);
    try {
      const report = await verifyTrail({ url: database.url, ends });
      for (const fault of report.faults) say(lineOf(fault));
      say(
        `${report.lines} lines of ${report.tenants} tenants, ${report.erased} of them erased, ${report.faults.length} faults.`,
      );
      return report.faults.length === 0 ? 0 : 1;
    } finally {
      await database.stop();
    }
  },
};

const lineOf = ({ tenant, kind, seq, line }: TrailFault): string =>
  `tenant ${tenant}: ${line ?? 'the line'}${seq === undefined ? '' : ` (seal ${seq})`} ${sentences[kind]}`;
