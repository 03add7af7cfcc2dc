import { caseService } from '@homeport/model/cases';
import { caseTimeline, timelineItem } from '@homeport/model/timeline';
import { idOfDefault, type TimelineItemDefault, timelineItemDefaults } from '../reference/index.ts';
import { shuffled } from './assignments.ts';
import type { DemoCase } from './cases.ts';
import { chance, demoId } from './chance.ts';
import type { World } from './world.ts';

/** What is said about a milestone, by its code. */
export interface TimelineNotes {
  readonly forEmployee?: Readonly<Record<string, string>>;
  readonly byEmployee?: Readonly<Record<string, string>>;
}

/** Services of an assignment by their type, so that milestones can be linked to them. */
type Linked = ReadonlyMap<string, readonly string[]>;

/** The whole plan of the people of the stories, and of the many as much as the tenant should have. */
export function addTimelines(
  world: World,
  stories: readonly { readonly of: DemoCase; readonly codes: number; readonly notes: TimelineNotes }[],
  cases: readonly DemoCase[],
  count: number,
): void {
  const links = linksOf(world);
  // A chance of its own: what comes after in the story does not change with the plans.
  const luck = chance(26);
  for (const { of, codes, notes } of stories)
    addTimeline(world, of, some(timelineItemDefaults, codes), links.get(of.id) ?? new Map(), notes);
  const each = Math.floor(count / cases.length);
  const more = count - each * cases.length;
  cases.forEach((of, i) => {
    const wanted = shuffled(timelineItemDefaults, luck).slice(0, each + (i < more ? 1 : 0));
    addTimeline(world, of, wanted, links.get(of.id) ?? new Map(), {});
  });
}

const some = (items: readonly TimelineItemDefault[], count: number): readonly TimelineItemDefault[] =>
  count >= items.length ? items : items.slice(items.length - count);

function addTimeline(
  world: World,
  of: DemoCase,
  items: readonly TimelineItemDefault[],
  services: Linked,
  { forEmployee = {}, byEmployee = {} }: TimelineNotes,
): void {
  const { tenant, clock, words } = world;
  const isPublished = of.status !== 'PENDING';
  for (const { code, day, fromEnd, name, serviceType } of items) {
    const linked = serviceType
      ? (services.get(idOfDefault(tenant.id, { name: 'serviceType' }, serviceType)) ?? [])
      : [];
    world.add(caseTimeline, demoId(tenant.code, 'timeline', of.id, code), {
      at: clock.at(Math.max(-880, Math.min(of.start - 145, -3)), 15),
      by: of.manager,
      set: {
        caseDetail: of.id,
        assignee: of.assignee.person,
        timelineItem: idOfDefault(tenant.id, timelineItem, code),
        description: name[words],
        eventDate: clock.day((fromEnd ? of.end : of.start) + day),
        services: linked,
        publishToAssignee: isPublished,
        publishToHr: isPublished,
        publishToVendor: linked.length > 0,
        notesForEmployee: forEmployee[code] ?? null,
        notesByEmployee: byEmployee[code] ?? null,
      },
    });
  }
}

function linksOf(world: World): ReadonlyMap<string, Linked> {
  const all = new Map<string, Map<string, string[]>>();
  for (const { id, steps } of world.rowsOf(caseService)) {
    const { caseDetail, serviceType } = steps[0].set as { caseDetail: string; serviceType: string };
    const of = all.get(caseDetail) ?? new Map<string, string[]>();
    of.set(serviceType, [...(of.get(serviceType) ?? []), id]);
    all.set(caseDetail, of);
  }
  return all;
}
