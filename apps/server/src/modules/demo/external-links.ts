import type { Values } from '@homeport/grammar';
import { document } from '@homeport/model/documents';
import { externalAccess } from '@homeport/model/external';
import { pageForm } from '@homeport/model/forms';
import { initiation, initiationRule } from '@homeport/model/initiations';
import { qualitySurvey } from '@homeport/model/surveys';
import { demoId } from './chance.ts';
import { settingId } from './settings/settle.ts';
import { mailOf } from './staff.ts';
import { meridian } from './tenants.data.ts';
import { userId, type World } from './world.ts';

interface Told {
  readonly to: string;
  readonly name: string;
  readonly set: Values;
  /** Days ago it was sent, and days it is valid from then. */
  readonly sent: number;
  readonly days: number;
  readonly failed?: string;
  readonly opens?: number;
  readonly fate?: { readonly deed: 'use' | 'revoke'; readonly daysAgo: number; readonly set?: Values };
}

/** Links that were sent to people outside: open, used, revoked, expired, and one whose e-mail came back. */
export function addExternalLinks(world: World): void {
  const { clock, tenant } = world;
  const [login, firstName, lastName, of] = tenant.managed
    ? (['case.manager', 'Grace', 'Whitfield', meridian] as const)
    : (['other.admin', 'Astrid', 'Bakken', tenant] as const);
  const sender = {
    id: userId(login),
    senderName: `${firstName} ${lastName}`,
    senderEmail: mailOf(firstName, lastName, of),
  };
  all(world).forEach(({ to, name, set, sent, days, failed, opens = 0, fate }, i) => {
    const at = clock.at(-sent, 10, i);
    const id = demoId(tenant.code, externalAccess.name, i);
    const first = clock.at(-sent + 1, 9);
    world.add(externalAccess, id, {
      at,
      by: sender.id,
      set: {
        recipient: to,
        recipientName: name,
        language: world.words,
        sender: sender.id,
        senderName: sender.senderName,
        senderEmail: sender.senderEmail,
        validUntil: `${clock.day(days - sent)}T10:00:00Z`,
        delivery: failed ? 'FAILED' : 'SENT',
        deliveryReason: failed ?? null,
        deliveredAt: failed ? null : at,
        mails: 1,
        opens,
        openedAt: opens > 0 ? first : null,
        ...set,
      },
    });
    if (!fate) return;
    const done = clock.at(-fate.daysAgo, 15);
    const status = fate.deed === 'use' ? { status: 'USED', usedAt: done } : { status: 'REVOKED' };
    world.happened(externalAccess, id, { deed: fate.deed, at: done, by: sender.id, set: { ...status, ...fate.set } });
  });
}

function all(world: World): Told[] {
  const first = (entity: typeof pageForm | typeof qualitySurvey | typeof document, status: string) =>
    world.rowsOf(entity).find(({ id }) => world.valuesOf(entity, id).status === status)?.id;
  const rule = settingId(world, initiationRule, 'STANDARD');
  const form = first(pageForm, 'NOT_STARTED');
  const survey = first(qualitySurvey, 'SENT');
  const shared = first(document, 'PUBLISHED');
  const asked = world.rowsOf(initiation)[0]?.id;
  const initiationLink = { kind: 'INITIATION', initiationRule: rule };
  return [
    { to: 'plant.manager@partner.example', name: 'Sylvie Arnaud', set: initiationLink, sent: 3, days: 14, opens: 1 },
    {
      to: 'joint.venture@partner.example',
      name: 'Bruno Keller',
      set: initiationLink,
      sent: 26,
      days: 14,
      opens: 2,
      ...(asked ? { fate: { deed: 'use' as const, daysAgo: 24, set: { initiation: asked } } } : {}),
    },
    {
      to: 'office@supplier.example',
      name: 'Ana Lima',
      set: initiationLink,
      sent: 9,
      days: 30,
      fate: { deed: 'revoke', daysAgo: 8 },
    },
    ...(form
      ? [{ to: 'landlord@homes.example', name: 'P. Olsen', set: { kind: 'FORM', pageForm: form }, sent: 2, days: 7 }]
      : []),
    ...(survey
      ? [
          {
            to: 'driver@movers.example',
            name: 'Piotr Nowak',
            set: { kind: 'SURVEY', qualitySurvey: survey },
            sent: 1,
            days: 14,
            failed: '550 mailbox unavailable',
          },
        ]
      : []),
    ...(shared
      ? [
          {
            to: 'school@campus.example',
            name: 'Admissions',
            set: { kind: 'DOCUMENT', document: shared },
            sent: 40,
            days: 14,
            opens: 3,
          },
        ]
      : []),
  ];
}
