import { answer, type Call, type Context, type Reaction, type RouteHandler, react } from '@homeport/engine';
import { invalidInput, isRefusal, type Refusal } from '@homeport/grammar';
import { communicationRefusals as no } from '@homeport/model/communication';
import {
  quickMail,
  quickMailProblems,
  quickMailsAnHour,
  quickMailWritten,
  recipientsOf,
  sendQuickMail,
} from '@homeport/model/contacts';
import { sql } from 'kysely';
import type { ComposeMail } from '../../adapters/mail/compose-mail.ts';
import type { Services } from '../../services.ts';
import { mailThemeOf } from '../tenancy/index.ts';
import { contactsOf } from './contacts.ts';

interface Addressee {
  readonly email: string;
  readonly name: string | null;
  readonly caseDetail: string | null;
}

/** E-mails to one's own contacts, kept and then sent through the outbox. */
export const quickMailRoutes: RouteHandler[] = [answer(sendQuickMail, (ctx, call) => send(ctx, call))];

async function send(
  ctx: Context,
  { body }: Call<typeof sendQuickMail>,
): Promise<{ id: string; sendTo: readonly string[] } | Refusal> {
  const problems = quickMailProblems({ sendTo: body.sendTo, subject: body.subject, detail: body.detail });
  if (problems.length > 0) return invalidInput(problems);
  const wanted = recipientsOf(body.sendTo) ?? [];
  const own = await addresseesOf(ctx, wanted);
  const found = wanted.map((email) => own.find((one) => one.email.toLowerCase() === email));
  const missing = found.indexOf(undefined);
  if (missing >= 0) return no.notYourContact({}, `sendTo.${missing}`);
  const sender = await senderOf(ctx);
  return ctx.inTransaction(async (inside) => {
    const system = inside.asSystem('a quick e-mail to an own contact');
    let first = '';
    for (const to of found as Addressee[]) {
      const [{ wait } = { wait: 0 }] = await system.query<{ wait: number }>(
        sql`select app.take_attempt(${`quick mail ${ctx.me.user}`}, ${quickMailsAnHour}, 3600) as wait`,
      );
      if (wait > 0) return { ...no.tooManyMails(), retryAfter: wait };
      const kept = await system.records(quickMail).create({
        caseDetailId: to.caseDetail,
        recipient: to.email,
        recipientName: to.name,
        sender: sender.email,
        senderName: sender.name,
        subject: body.subject?.trim(),
        detail: body.detail,
      });
      if (isRefusal(kept)) return kept;
      await inside.emit(quickMailWritten, kept.id, { mail: kept.id });
      first ||= kept.id;
    }
    return { id: first, sendTo: wanted };
  });
}

/** Whom the caller may write to: an assignee the people of the assignment, the team those of the company's assignments. */
async function addresseesOf(ctx: Context, wanted: readonly string[]): Promise<Addressee[]> {
  if (ctx.me.roles.includes('assignee')) {
    const contacts = await contactsOf(ctx);
    return contacts.flatMap(({ email, name, caseDetailId }) =>
      email ? [{ email, name, caseDetail: caseDetailId }] : [],
    );
  }
  return ctx.asSystem('people of the assignments of a company').query<Addressee>(sql`
    select c.email, c.name, c.case_detail_id as "caseDetail" from app.case_contact c
    where c.tenant_id = ${ctx.tenant}::uuid and lower(c.email) = any(${[...wanted]}::text[])
    union all select p.email, concat_ws(' ', p.first_name, p.last_name), d.id from app.case_detail d
    join app.person p on p.tenant_id = d.tenant_id and p.id = d.assignee_id
    where d.tenant_id = ${ctx.tenant}::uuid and lower(p.email) = any(${[...wanted]}::text[])`);
}

async function senderOf(ctx: Context): Promise<{ name: string; email: string }> {
  const home = ctx.asSystemIn(ctx.me.homeTenant, 'the sender of an e-mail');
  const [own] = await home.query<{ name: string; email: string }>(sql`
    select display_name as name, email from app."user" where tenant_id = ${ctx.me.homeTenant}::uuid and id = ${ctx.me.user}::uuid`);
  if (!own) throw new Error('the sender of an e-mail is not there');
  return own;
}

/** Sends what was written; answers go to who wrote it. The effect's id makes that a repeat is recognised. */
export const quickMailReactions = (services: Services, compose: ComposeMail): Reaction[] => [
  react(quickMailWritten, async (ctx, { effectId, recordId }) => {
    const mail = await ctx.records(quickMail).get(recordId);
    if (isRefusal(mail)) return;
    const { recipient, recipientName, sender, senderName, subject, detail } = mail;
    const [tenant] = await ctx.query<{ language: string | null }>(
      sql`select app.tenant_facts(${ctx.tenant}::uuid)->>'language' as language`,
    );
    const written = compose(
      {
        title: subject,
        body: [...detail.split(/\n{2,}/), `${senderName}\n${sender}`],
        locale: tenant?.language ?? 'en',
      },
      await mailThemeOf(ctx, services),
    );
    await services.mailer.send({
      to: recipient,
      ...(recipientName ? { toName: recipientName } : {}),
      replyTo: { name: senderName, address: sender },
      ...written,
      effectId,
    });
  }),
];
