import { documentReading, requiredDocument } from '@homeport/model/documents';
import { dependant } from '@homeport/model/family';
import { camilleDocuments } from './case-documents.data.ts';
import type { DemoCase } from './cases.ts';
import { demoId } from './chance.ts';
import { addDocument, addPdf } from './library.ts';
import { printedPdf } from './pdf.ts';
import { notLegible, requirements, whyNeeded } from './required.data.ts';
import { userId, type World } from './world.ts';

/** Documents on the assignments of a tenant: what was shared with its story's person, and what is required of people. */
export function addCaseDocuments(world: World, stories: readonly DemoCase[], cases: readonly DemoCase[]): void {
  for (const [i, of] of stories.entries()) {
    const isCamille = world.tenant.code === 'CASTELLANE' && i === 0;
    addShared(world, of, isCamille ? camilleDocuments.length : 6);
    if (isCamille) requireOfCamille(world, of);
    else if (of.status === 'ACTIVE') {
      addRequired(world, of, 0, 'REQUESTED', -2);
      const [partner] = familyOf(world, of);
      if (partner) addRequired(world, of, 0, 'REQUESTED', 3, partner);
    }
    // What was handed in once stays with the person, whatever assignment it was for.
    if (of.status !== 'CLOSED') addUploads(world, of);
  }
  const running = cases.filter((one) => one.status === 'ACTIVE').slice(0, 16);
  const states = ['IN_REVIEW', 'REQUESTED', 'APPROVED', 'IN_REVIEW', 'REJECTED'] as const;
  for (const [i, of] of running.entries())
    addRequired(world, of, i % requirements.length, states[i % 5] ?? 'REQUESTED', i - 6);
}

/** The members of somebody's family who are known. */
const familyOf = (world: World, of: DemoCase): string[] =>
  world
    .rowsOf(dependant)
    .filter(({ id }) => world.valuesOf(dependant, id).employeePerson === of.assignee.person)
    .map(({ id }) => id);

/** As far back as the demo's world reaches, in days. */
const earliest = -888;

/** Other tenants get the first of the same documents, under titles in their language. */
function addShared(world: World, of: DemoCase, count: number): void {
  const titles = world.words === 'fr' ? undefined : plainTitles[world.words];
  camilleDocuments.slice(0, count).forEach((one, i) => {
    const id = demoId(of.id, 'document', i);
    const title = titles?.[i] ?? one.title;
    const text = titles ? [plainText[world.words === 'es' ? 'es' : 'en']] : [one.text];
    const { clock, words } = world;
    // Of an assignment that is over everything was shared before it began, and read.
    const isOver = of.status === 'CLOSED';
    const day = isOver ? Math.max(earliest, of.start - 30 - one.since) : -one.since;
    const at = clock.at(day, 9, i);
    addDocument(
      world,
      id,
      { at, by: of.manager, day: clock.day(day), file: title, language: words, text },
      {
        category: 'CASE',
        title,
        documentType: one.type,
        caseDetail: of.id,
        owner: of.assignee.person,
        share: 'ASSIGNEE',
        shareWithFamily: one.isFamilys === true,
        requiresConfirmation: one.asks === 'read',
        requiresSignature: one.asks === 'sign' && world.tenant.code === 'CASTELLANE',
      },
    );
    if ((one.seen === undefined && !isOver) || !of.assignee.user) return;
    const seen = clock.at(isOver ? day + 2 : -(one.seen ?? 0), 18, i);
    const confirmed = one.asks === 'read' ? { confirmedVersion: 1, confirmedAt: seen } : {};
    world.add(documentReading, demoId(id, 'reading'), {
      at: seen,
      by: of.assignee.user,
      set: { document: id, user: of.assignee.user, person: of.assignee.person, openedAt: seen, ...confirmed },
    });
  });
}
const plainTitles = {
  en: [
    'Letter of assignment',
    'Immigration mandate',
    'Code of conduct abroad',
    'Security briefing',
    'Hypothetical tax notice',
    'Air freight quotes',
  ],
  es: [
    'Carta de asignación',
    'Mandato de inmigración',
    'Código de conducta',
    'Consejos de seguridad',
    'Aviso de impuesto hipotético',
    'Presupuestos de flete aéreo',
  ],
} as const;
const plainText = {
  en: 'This document is part of your assignment. Your case manager answers questions about it.',
  es: 'Este documento forma parte de su asignación. Su gestor responde a sus preguntas.',
} as const;

/** Overdue, in review, and one to read. */
function requireOfCamille(world: World, of: DemoCase): void {
  const { clock } = world;
  const by = of.manager;
  const about = { caseDetail: of.id, assignee: of.assignee.person, accepts: 'ANY' };
  world.add(requiredDocument, demoId(of.id, 'required', 'passport'), {
    at: clock.at(-21, 9),
    by,
    set: {
      ...about,
      dependant: demoId(world.tenant.code, 'dependant', of.assignee.person, 1),
      name: 'Copie du passeport',
      reason: 'Le permis de séjour de Jules ne peut pas être déposé sans elle.',
      kind: 'UPLOAD',
      category: 'IMMIGRATION',
      documentType: 'PASSPORT',
      dueDate: clock.day(-3),
    },
  });
  addRequired(world, of, 1, 'IN_REVIEW', 6);
  const read = demoId(of.id, 'required', 'read');
  const file = addPdf(
    world,
    demoId(read, 'file'),
    printedPdf([
      [
        ['Charte de la mobilité', 20],
        ['', 12],
        ['Vous lisez cette charte avant le départ et vous confirmez l’avoir lue.', 11],
      ],
    ]),
    {
      at: clock.at(-7, 9),
      by,
      name: 'Charte de la mobilité',
      set: { entity: requiredDocument.name, entityId: read },
    },
  );
  world.add(requiredDocument, read, {
    at: clock.at(-7, 9),
    by,
    set: {
      ...about,
      name: 'Charte de la mobilité',
      reason: 'À lire avant le départ.',
      kind: 'DOWNLOAD',
      category: 'EMPLOYMENT',
      attachedDocument: file,
      dueDate: clock.day(12),
    },
  });
}

type Told = 'REQUESTED' | 'IN_REVIEW' | 'APPROVED' | 'REJECTED';
function addRequired(
  world: World,
  of: DemoCase,
  which: number,
  status: Told,
  due: number,
  member: string | null = null,
): void {
  const { clock, words } = world;
  const wanted = requirements[which % requirements.length] ?? requirements[0];
  const id = demoId(of.id, 'required', which, ...(member ? [member] : []));
  world.add(requiredDocument, id, {
    at: clock.at(-18, 10, which),
    by: of.manager,
    set: {
      caseDetail: of.id,
      assignee: of.assignee.person,
      dependant: member,
      name: wanted[words],
      reason: whyNeeded[words],
      kind: 'UPLOAD',
      category: wanted.category,
      documentType: wanted.type,
      accepts: 'ANY',
      dueDate: clock.day(due),
    },
  });
  if (status === 'REQUESTED') return;
  const sender = of.assignee.user ?? of.manager;
  const sent = clock.at(-5, 19, which);
  const file = addPdf(world, demoId(id, 'file'), scanned(wanted[words], of), {
    at: sent,
    by: sender,
    name: wanted[words],
    set: { entity: requiredDocument.name, entityId: id, owner: of.assignee.person, attachmentType: wanted.type },
  });
  world.happened(requiredDocument, id, {
    deed: 'submit',
    at: sent,
    by: sender,
    set: { status: 'IN_REVIEW', file, submittedAt: sent },
  });
  if (status === 'IN_REVIEW') return;
  const decided = clock.at(-3, 11, which);
  const decisionReason = status === 'REJECTED' ? notLegible[words] : null;
  const set = { status, decidedAt: decided, decidedBy: of.manager, decisionReason };
  world.happened(requiredDocument, id, {
    deed: status === 'REJECTED' ? 'reject' : 'approve',
    at: decided,
    by: of.manager,
    set,
  });
}

const scanned = (title: string, of: DemoCase): Uint8Array =>
  printedPdf([
    [
      [title, 20],
      ['', 12],
      [`${of.assignee.firstName} ${of.assignee.lastName}`, 14],
      [of.reference, 11],
    ],
  ]);

/** What people have uploaded by themselves. */
function addUploads(world: World, of: DemoCase): void {
  const own = [
    { type: 'PASSPORT', en: 'Passport', es: 'Pasaporte', fr: 'Passeport' },
    { type: 'CERTIFICATE', en: 'Birth certificate', es: 'Partida de nacimiento', fr: 'Acte de naissance' },
    { type: 'OTHER', en: 'Vaccination record', es: 'Cartilla de vacunación', fr: 'Carnet de vaccination' },
  ] as const;
  own.forEach((one, i) => {
    addPdf(world, demoId(of.id, 'upload', i), scanned(one[world.words], of), {
      at: world.clock.at(-30 + i * 4, 20, i),
      by: of.assignee.user ?? userId('case.manager'),
      name: one[world.words],
      set: { entity: 'person', entityId: of.assignee.person, owner: of.assignee.person, attachmentType: one.type },
    });
  });
}
