import { tableName } from '@homeport/engine/schema';
import {
  allFields,
  type Catalogue,
  type Deed,
  deeds,
  type Entity,
  type Field,
  type FieldOf,
  type Filter,
  type Grant,
  isCondition,
  kebab,
  type TransitionSpec,
  wireName,
} from '@homeport/grammar';
import { type Derived, leftovers } from './derived-files.ts';
import { grantsOf, namesOfDeeds } from './grants.ts';
import { specificationWords } from './specification/words.ts';
import { deriveWordsPage } from './specification/words-page.ts';

const folder = 'docs/catalogue';
const note = '<!-- Written by `npm run derive`. -->\n';

/** One page per entity and an index of them by domain; pages of entities that are gone go. */
export async function deriveCataloguePages(root: string, catalogue: Catalogue): Promise<Derived[]> {
  const pages = catalogue.entities.map(
    (e): Derived => ({ path: `${folder}/${kebab(e.name)}.md`, text: pageOf(e, catalogue) }),
  );
  pages.unshift({ path: `${folder}/index.md`, text: indexOf(catalogue) }, deriveWordsPage(specificationWords));
  return [...pages, ...(await leftovers(root, folder, '.md', pages))];
}

function indexOf(catalogue: Catalogue): string {
  const domains = catalogue.domains.filter((d) => d.entities.length > 0);
  const sections = domains.map((d) => {
    const rows = d.entities.map(
      (e) =>
        `| [${e.label}](${kebab(e.name)}.md) | \`${e.name}\` | ${Object.keys(e.fields).length} | ${e.internal ? 'internal' : `\`fe/${kebab(e.name)}\``} |`,
    );
    return [`## ${d.name}`, '', '| Entity | Name | Fields | Address |', '|---|---|--:|---|', ...rows, ''].join('\n');
  });
  return `${note}# Catalogue\n\n${catalogue.entities.length} entities in ${domains.length} domains. [Words of the specification](words.md) and where they are.\n\n${sections.join('\n')}`;
}

function pageOf(entity: Entity, catalogue: Catalogue): string {
  const lifecycles = Object.entries(entity.fields).filter(
    (f): f is [string, FieldOf<'lifecycle'>] => f[1].type === 'lifecycle',
  );
  const events = catalogue.events.filter((e) => e.on === entity.name);
  const parts = [
    `${note}# ${entity.label}`,
    `\`${entity.name}\` of the domain \`${catalogue.domainOf(entity.name)}\` · table \`${tableName(entity)}\` · ${entity.scope === 'global' ? 'the same rows for all tenants' : 'rows belong to one tenant'}${entity.needsVersion ? ' · writes need If-Match' : ''}${entity.neverUpdated ? ' · never updated' : ''}`,
    fieldsOf(entity),
    ...(entity.unique?.length
      ? [
          `Unique: ${entity.unique.map((u) => u.fields.map(code).join(' + ') + (u.when ? ` where ${code(u.when)}` : '')).join('; ')}.`,
        ]
      : []),
    ...(entity.indexes?.length
      ? [`Searches with an index: ${entity.indexes.map((i) => i.map(code).join(' + ')).join('; ')}.`]
      : []),
    accessOf(entity),
    ...lifecycles.map(([name, f]) => lifecycleOf(name, f)),
    ...callsOf(entity, catalogue),
    ...(events.length > 0 ? [`## Events\n\n${events.map((e) => `- ${code(e.name)}: ${e.label}`).join('\n')}`] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

const code = (text: string): string => `\`${text}\``;
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function fieldsOf(entity: Entity): string {
  const rows = Object.entries(allFields(entity))
    .filter(([name]) => name in entity.fields || name === 'active')
    .map(([name, f]) => `| ${code(wireName(name, f))} | ${cell(f.label)} | ${typeOf(f)} | ${marksOf(f)} |`);
  return ['## Fields', '', '| Name | Label | Type | |', '|---|---|---|---|', ...rows].join('\n');
}

function typeOf(field: Field): string {
  if ('to' in field) return `${field.type} to [${field.to}](${kebab(field.to)}.md)`;
  if (field.type === 'option') {
    return field.choices
      ? `one of ${cell(Object.keys(field.choices).map(code).join(', '))}`
      : `data option ${code(field.optionType ?? '')}`;
  }
  if (field.type === 'money') return `money in ${code(field.currency)}`;
  const limits = [
    'min' in field && field.min !== undefined ? `from ${field.min}` : undefined,
    'max' in field && field.max !== undefined ? `to ${field.max}` : undefined,
    'unit' in field && field.unit ? field.unit : undefined,
  ].filter((part) => part !== undefined);
  return [field.type, ...limits].join(' ');
}

function marksOf(field: Field): string {
  const marks = [
    field.required && 'required',
    field.derived && 'computed',
    field.fixed && 'fixed',
    field.readOnly && 'read only',
    field.secret && 'secret',
    field.help && cell(field.help),
  ];
  return marks.filter(Boolean).join(', ');
}

function accessOf(entity: Entity): string {
  const rows = Object.keys(entity.access)
    .sort()
    .flatMap((role) =>
      grantsOf(entity, role).map(
        (g) =>
          `| ${role} | ${namesOfDeeds(g)} | ${cell(rowsOf(g))} | ${(g.hide ?? []).map(code).join(', ')} | ${(g.readOnly ?? []).map(code).join(', ')} |`,
      ),
    );
  if (rows.length === 0) return '## Access\n\nNobody but the system.';
  return [
    '## Access',
    '',
    '| Role | May | Which records | Never sees | May not change |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** Which records a grant is about. */
function rowsOf({ follows, where }: Grant): string {
  const parts = [follows && `those of ${follows} that the role sees`, where && inWords(where)].filter(Boolean);
  return parts.length === 0 ? 'all' : parts.join(' and ');
}

/** A filter as a sentence: `assignee eq $me.person and status in OPEN, HELD`. */
export function inWords(filter: Filter): string {
  if (isCondition(filter)) {
    const value =
      filter.value === undefined ? '' : ` ${Array.isArray(filter.value) ? filter.value.join(', ') : filter.value}`;
    return `${filter.field} ${filter.op}${value}`;
  }
  const parts = 'all' in filter ? filter.all : filter.any;
  return parts.map((p) => (isCondition(p) ? inWords(p) : `(${inWords(p)})`)).join('all' in filter ? ' and ' : ' or ');
}

function lifecycleOf(name: string, field: FieldOf<'lifecycle'>): string {
  const id = (state: string): string => state.replace(/\W/g, '_');
  const lines = Object.entries(field.transitions).flatMap(([t, spec]) =>
    spec.from.map((from) => `  ${id(from)} --> ${id(spec.to)}: ${t}`),
  );
  const rows = Object.entries(field.transitions).map(
    ([t, spec]) =>
      `| ${code(t)} | ${spec.label} | ${spec.from.map(code).join(', ')} | ${code(spec.to)} | ${spec.system ? 'system' : spec.by.join(', ')} | ${(spec.needs ?? []).map(code).join(', ')} | ${marksOfStep(spec)} |`,
  );
  return [
    `## ${field.label} (${code(name)})`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    `  [*] --> ${id(field.initial)}`,
    ...Object.entries(field.states).map(([state, spec]) => `  ${id(state)}: ${spec.label}`),
    ...lines,
    ...Object.entries(field.states).flatMap(([state, spec]) => (spec.final ? [`  ${id(state)} --> [*]`] : [])),
    '```',
    '',
    '| Transition | Label | From | To | By | Needs | Asks and stamps |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** `reason`; `releasedAt` ← `$now`, `releaseReason` ← `reason` */
function marksOfStep({ asks = {}, stamps = {} }: TransitionSpec): string {
  const asked = Object.entries(asks).map(([name, f]) => `${code(name)}${f.required ? '' : ' (optional)'}`);
  const stamped = Object.entries(stamps).map(
    ([to, from]) => `${code(to)} ← ${from === null ? 'empty' : code(String(from))}`,
  );
  return [asked.join(', '), stamped.join(', ')].filter((part) => part !== '').join('; ');
}

function callsOf(entity: Entity, catalogue: Catalogue): string[] {
  if (entity.internal) return [];
  const path = `fe/${kebab(entity.name)}`;
  const granted = new Set<Deed>(
    Object.keys(entity.access).flatMap((role) =>
      grantsOf(entity, role).flatMap((g) => (g.do === 'everything' ? [...deeds] : [...g.do])),
    ),
  );
  const calls = [
    ...(granted.has('read')
      ? [`- ${code(`GET ${path}`)}, ${code(`GET ${path}/search`)}, ${code(`GET ${path}/{id}`)}`]
      : []),
    ...(granted.has('create') ? [`- ${code(`POST ${path}`)}`] : []),
    ...(granted.has('update') && !entity.neverUpdated ? [`- ${code(`PUT ${path}/{id}`)}`] : []),
    ...(granted.has('delete') ? [`- ${code(`DELETE ${path}/{id}`)}`] : []),
    ...(entity.paths ?? []).map((p) => `- also under ${code(p)}`),
  ];
  const actions = catalogue.actionsOn(entity.name).map((a) => {
    const at = a.scope === 'collection' ? path : `${path}/{id}`;
    const input = Object.entries(a.input).map(([n, f]) => code(wireName(n, f)));
    const who = a.transition ? `as the transition ${code(a.transition)}` : `by ${(a.by ?? []).join(', ')}`;
    return `- ${code(`POST ${at}/${kebab(a.name)}`)}: ${a.label}, ${who}${input.length > 0 ? `; takes ${input.join(', ')}` : ''}`;
  });
  return [
    ...(calls.length > 0 ? [`## Calls\n\n${calls.join('\n')}`] : []),
    ...(actions.length > 0 ? [`## Actions\n\n${actions.join('\n')}`] : []),
  ];
}
