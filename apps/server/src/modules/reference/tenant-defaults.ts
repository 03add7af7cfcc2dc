import type { Transaction } from '@homeport/engine/store';
import type { Entity, Values } from '@homeport/grammar';
import { benefit, benefitToExpenseItem } from '@homeport/model/benefits';
import { serviceType } from '@homeport/model/cases';
import { expenseItem, taxCode } from '@homeport/model/expenses';
import { costCenter } from '@homeport/model/organisation';
import { dataOption, optionDefaults } from '@homeport/model/reference';
import { surveyQuestion } from '@homeport/model/surveys';
import { timelineItem } from '@homeport/model/timeline';
import { dashboard, dashboardWidget, widget } from '@homeport/model/widgets';
import { benefitDefaults, costCenterDefaults } from './benefits.data.ts';
import { expenseItemDefaults } from './expense-items.data.ts';
import { serviceTypeDefaults } from './service-types.data.ts';
import { stableId } from './stable-id.ts';
import { surveyQuestionDefaults } from './survey-questions.data.ts';
import { taxCodeDefaults } from './tax-codes.data.ts';
import { timelineItemDefaults } from './timeline-items.data.ts';
import { assigneeDashboard, widgetDefaults } from './widgets.data.ts';
import { type NewRow, writeRows } from './write-rows.ts';

/** What the settings of a new tenant depend on. */
export interface NewTenant {
  readonly id: string;
  /** Limits of the default policy lines are in this currency. */
  readonly baseCurrency: string;
  /** Names of settings that have one name only are in this language; variants of English count as English. */
  readonly language: string;
  /** Moment of the settings, ISO; now unless told. */
  readonly at?: string;
}

/** The id of a default setting in a tenant, so that others can refer to it without looking it up. */
export const idOfDefault = (tenant: string, entity: Pick<Entity, 'name'>, ...key: readonly string[]): string =>
  stableId('homeport-default', tenant, entity.name, ...key);

/** Gives a new tenant its pick lists, expense items, tax codes, service types, benefits, widgets and cost centers. */
export async function insertTenantDefaults(tx: Transaction, tenant: NewTenant): Promise<void> {
  const at = tenant.at ?? String(Temporal.Now.instant());
  const row = (entity: Entity, key: readonly string[], set: Values): NewRow => ({
    id: idOfDefault(tenant.id, entity, ...key),
    steps: [{ deed: 'create', at, by: tx.caller.me.user, set }],
  });
  const write = (entity: Entity, rows: readonly NewRow[]): Promise<void> => writeRows(tx, entity, rows);
  await write(
    dataOption,
    options().map(({ key, set }) => row(dataOption, key, set)),
  );
  await write(
    expenseItem,
    expenseItems(tenant).map((set) => row(expenseItem, [set.code as string], set)),
  );
  await write(
    taxCode,
    taxCodeDefaults.map((tax) => row(taxCode, [tax.code], { ...tax, recoverable: false })),
  );
  await write(
    serviceType,
    serviceTypes(tenant).map((set) => row(serviceType, [set.code as string], set)),
  );
  await write(
    timelineItem,
    timelineItems(tenant).map((set) => row(timelineItem, [set.code as string], set)),
  );
  await write(
    surveyQuestion,
    surveyQuestionDefaults.map((set, i) => row(surveyQuestion, [set.code], { ...set, sequence: (i + 1) * 10 })),
  );
  await write(
    benefit,
    benefits(tenant).map((set) => row(benefit, [set.code as string], set)),
  );
  await write(
    benefitToExpenseItem,
    benefitDefaults.flatMap(({ code, items }) =>
      items.map((item) =>
        row(benefitToExpenseItem, [code, item], {
          benefit: idOfDefault(tenant.id, benefit, code),
          expenseItem: idOfDefault(tenant.id, expenseItem, item),
        }),
      ),
    ),
  );
  await write(
    costCenter,
    costCenterDefaults.map((c) => row(costCenter, [c.code], { code: c.code, name: c[wordsOf(tenant)] })),
  );
  await writeDashboards(tenant, row, write);
}

/** The dashboard of the assignee application with its widgets. */
async function writeDashboards(
  tenant: NewTenant,
  row: (entity: Entity, key: readonly string[], set: Values) => NewRow,
  write: (entity: Entity, rows: readonly NewRow[]) => Promise<void>,
): Promise<void> {
  const { code, en, es, fr } = assigneeDashboard;
  await write(dashboard, [row(dashboard, [code], { code, name: en, nameEs: es, nameFr: fr })]);
  await write(
    widget,
    widgetDefaults.map((one) =>
      row(widget, [one.code], {
        code: one.code,
        name: one.en,
        nameEs: one.es,
        nameFr: one.fr,
        source: one.code,
        size: one.size,
      }),
    ),
  );
  await write(
    dashboardWidget,
    widgetDefaults.map((one, i) =>
      row(dashboardWidget, [code, one.code], {
        dashboard: idOfDefault(tenant.id, dashboard, code),
        widget: idOfDefault(tenant.id, widget, one.code),
        arrangedFor: 'COMPANY',
        position: (i + 1) * 10,
        size: one.size,
        isHidden: false,
      }),
    ),
  );
}

/** Which of the three texts of a default a tenant keeps. */
const wordsOf = ({ language }: NewTenant): 'en' | 'es' | 'fr' =>
  language === 'es' || language === 'fr' ? language : 'en';

const options = (): { key: string[]; set: Values }[] =>
  Object.entries(optionDefaults).flatMap(([optionTypeCode, list]) =>
    list.map(({ code, en, es, fr }, i) => ({
      key: [optionTypeCode, code],
      set: { optionTypeCode, code, name: en, nameEs: es, nameFr: fr, sequence: (i + 1) * 10 },
    })),
  );

const expenseItems = (tenant: NewTenant): Values[] =>
  expenseItemDefaults.map(({ en, es, fr, ...item }) => ({
    ...item,
    name: en,
    nameEs: es,
    nameFr: fr,
    currency: tenant.baseCurrency,
  }));

const serviceTypes = (tenant: NewTenant): Values[] =>
  serviceTypeDefaults.map(({ en, es, fr, ...type }) => ({
    ...type,
    name: { en, es, fr }[wordsOf(tenant)],
    shareWithHr: true,
  }));

const timelineItems = (tenant: NewTenant): Values[] =>
  timelineItemDefaults.map(({ code, phase, timelineGrp, day, fromEnd, serviceType: type, name, about }, i) => ({
    code,
    phase,
    timelineGrp,
    countsFrom: fromEnd ? 'END' : 'START',
    day,
    name: name[wordsOf(tenant)],
    longDescription: about[wordsOf(tenant)],
    sequence: (i + 1) * 10,
    serviceType: type ? idOfDefault(tenant.id, serviceType, type) : null,
  }));

const benefits = (tenant: NewTenant): Values[] =>
  benefitDefaults.map(({ en, es, fr, items: _, ...benefit }) => ({
    ...benefit,
    name: { en, es, fr }[wordsOf(tenant)],
    currency: tenant.baseCurrency,
  }));
