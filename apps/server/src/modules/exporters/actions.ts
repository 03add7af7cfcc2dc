import { type ActionHandler, handle } from '@homeport/engine';
import { enqueue } from '@homeport/engine/jobs';
import { isRefusal } from '@homeport/grammar';
import { exporter, exporterRefusals, runExporter, takeOverExporter } from '@homeport/model/exporters';
import { exporterJobName } from './job.ts';

/** What is done with exporters beside plain saves. */
export const exporterHandlers: readonly ActionHandler[] = [
  handle(runExporter, async (ctx, { id, record }) => ({
    job: await enqueue(ctx, exporterJobName, { exporter: id, name: record.name }),
  })),
  handle(takeOverExporter, async (ctx, { id, record }) => {
    if (record.owner?.id === ctx.me.user) return exporterRefusals.ownAlready();
    const changed = await ctx
      .asSystem('an exporter is taken over')
      .records(exporter)
      .update(id, { owner: ctx.me.user });
    return isRefusal(changed) ? changed : {};
  }),
];
