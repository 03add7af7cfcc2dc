import { page, pageForm, pageRule } from '@homeport/model/forms';
import type { DemoCase } from './cases.ts';
import { demoId } from './chance.ts';
import { demoForms } from './forms.data.ts';
import { userId, type World } from './world.ts';

const pageId = (world: World, code: string): string => demoId(world.tenant.code, 'page', code);

/** The forms of a company, and who has to fill in which: of five two are complete, one is half filled. */
export function addForms(world: World, stories: readonly DemoCase[], cases: readonly DemoCase[]): void {
  const { clock } = world;
  const by = userId(world.tenant.managed ? 'builder.one' : 'other.admin');
  const made = { at: clock.at(-400, 9), by };
  for (const form of demoForms(world.tenant.baseCurrency)) {
    const id = pageId(world, form.code);
    world.add(page, id, {
      ...made,
      set: {
        code: form.code,
        name: form.name.en,
        nameEs: form.name.es,
        nameFr: form.name.fr,
        definition: form.definition,
      },
    });
    world.happened(page, id, { deed: 'publish', at: clock.at(-399, 9), by, set: { status: 'PUBLISHED' } });
    form.rules.forEach(([name, rule], i) => {
      world.add(pageRule, demoId(world.tenant.code, 'page rule', form.code, i), {
        ...made,
        set: { page: id, sequence: (i + 1) * 10, name, rule },
      });
    });
  }
  for (const of of stories.filter((one) => one.status === 'ACTIVE')) assignAll(world, of);
  const moving = cases.filter((one) => one.status === 'ACTIVE' && one.phase === 'PREPARATION');
  moving.forEach((of, i) => {
    assign(world, of, 'NEEDS_ASSESSMENT', i % 2 === 0 ? 'NOT_STARTED' : 'COMPLETED', of.start - 33, needs.full);
  });
}

/** Answers of the needs assessment: half of them, and all. */
const needs = {
  half: { adults: '2', children: '2', people: '4', homeType: 'FLAT', bedrooms: '3' },
  full: {
    mobile: '+33600000001',
    adults: '1',
    children: '0',
    people: '1',
    homeType: 'EITHER',
    bedrooms: '1',
    shipment: 'NONE',
    hasPets: false,
  },
} as const;

/** Whom to call in an emergency, and one's own number, by the language of the company. */
const reachedAt = {
  en: { mobile: '+17135550147', contact: { name: 'Grace Okafor', phone: '+17135550122', relation: 'Mother' } },
  es: { mobile: '+34637143045', contact: { name: 'Pilar Herrera', phone: '+34910001122', relation: 'Madre' } },
  fr: { mobile: '+33637135126', contact: { name: 'Hélène Laurent', phone: '+33472001122', relation: 'Mère' } },
} as const;

function assignAll(world: World, of: DemoCase): void {
  const { mobile, contact } = reachedAt[world.words];
  assign(world, of, 'POLICY_READ', 'COMPLETED', -20, { read: 'YES' });
  assign(world, of, 'EMERGENCY_CONTACT', 'COMPLETED', -12, contact);
  assign(world, of, 'NEEDS_ASSESSMENT', 'IN_PROGRESS', 5, { mobile, ...needs.half });
  assign(world, of, 'VALUABLES', 'NOT_STARTED', 9, {});
  assign(world, of, 'HOME_HANDOVER', 'NOT_STARTED', 30, {}, 'NEEDS_ASSESSMENT');
}

function assign(
  world: World,
  of: DemoCase,
  code: string,
  status: 'NOT_STARTED' | 'IN_PROGRESS' | 'COMPLETED',
  due: number,
  answers: Readonly<Record<string, unknown>>,
  after?: string,
): void {
  const { clock, tenant } = world;
  const idOf = (form: string): string => demoId(tenant.code, 'form', of.id, form);
  const given = Math.min(due - 21, -9);
  const id = world.add(pageForm, idOf(code), {
    at: clock.at(given, 10),
    by: of.manager,
    set: {
      page: pageId(world, code),
      caseDetail: of.id,
      assignee: of.assignee.person,
      dueDate: clock.day(due),
      startsAfter: after ? idOf(after) : null,
      forFamily: code === 'VALUABLES',
    },
  });
  if (status === 'NOT_STARTED') return;
  const by = of.assignee.user ?? of.manager;
  const saved = clock.at(Math.min(given + 4, -3), 18);
  const kept = { answers, savedDate: saved };
  world.happened(pageForm, id, { deed: 'begin', at: saved, by, set: { ...kept, status: 'IN_PROGRESS', step: 'home' } });
  if (status === 'IN_PROGRESS') return;
  const at = clock.at(Math.min(given + 5, -2), 18);
  const count = world.rowsOf(pageForm).length;
  world.happened(pageForm, id, {
    deed: 'submit',
    at,
    by,
    set: {
      status: 'COMPLETED',
      step: null,
      savedDate: at,
      submittedDate: at,
      reference: `FM-${String(count).padStart(6, '0')}`,
    },
  });
}
