import { travelAlert } from '@homeport/model/travel';
import { demoId } from '../chance.ts';
import { userId, type World } from '../world.ts';
import { demoAlerts } from './alerts.data.ts';

/** Travel alerts of a tenant: those in force, one that was withdrawn and one that is being written. */
export function addAlerts(world: World): void {
  const { tenant, clock } = world;
  const by = userId(tenant.managed ? 'case.manager' : 'other.admin');
  for (const { country, level, from, to, title, body, source, link, state } of demoAlerts) {
    const id = demoId(tenant.code, travelAlert.name, country);
    const made = Math.min(from, 0) - 1;
    const [, titleEs, titleFr] = title;
    const [, bodyEs, bodyFr] = body;
    world.add(travelAlert, id, {
      at: clock.at(made, 8),
      by,
      set: {
        country,
        level,
        title: title[0],
        titleEs,
        titleFr,
        body: body[0],
        bodyEs,
        bodyFr,
        validFrom: clock.day(from),
        validTo: to === null ? null : clock.day(to),
        source,
        sourceLink: link ?? null,
      },
    });
    if (state === 'DRAFT') continue;
    const at = clock.at(made, 9);
    world.happened(travelAlert, id, {
      deed: 'publish',
      at,
      by,
      set: { status: 'PUBLISHED', publishedAt: at, toldAt: at },
    });
    if (state === 'WITHDRAWN')
      world.happened(travelAlert, id, { deed: 'withdraw', at: clock.at(to ?? 0, 9), by, set: { status: 'WITHDRAWN' } });
  }
}
