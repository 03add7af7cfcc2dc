import type { Caller } from './caller.ts';

/** One call that is measured. `make` answers what is sent the n-th time, and prepares what it needs. */
export interface MeasuredCall {
  readonly name: string;
  /** Who makes it, where it is not everybody's. */
  readonly by?: Caller;
  /** How often at most. */
  readonly most?: number;
  readonly make: (n: number) => Promise<{ readonly method: string; readonly path: string; readonly body?: unknown }>;
}
// biome-ignore lint/suspicious/noExplicitAny: answers of many calls, looked into field by field
type Read = (path: string) => Promise<any>;

/** The calls of the assignee app over the demo, those that write too. */
export async function assigneeCallsOf(by: Caller): Promise<MeasuredCall[]> {
  const read: Read = async (path) => (await by.call('GET', path)).body;
  const known = await knownOf(read);
  return [...readsOf(known), ...writesOf(known, by)];
}
type Known = Awaited<ReturnType<typeof knownOf>>;

/** What the calls name: records of the assignee. */
async function knownOf(read: Read) {
  const assignment = await read('case/mai-case');
  const timeline: readonly { id: string; timelineItem: { id: string } }[] = await read(
    `case-timeline?caseDetailId=${assignment.id}`,
  );
  const forms: readonly { id: string; pageId: string; state: string }[] = await read('udp/mai');
  const form = forms.find((one) => one.state === 'IN_PROGRESS' || one.state === 'NOT_STARTED');
  return {
    assignment,
    timeline,
    form: form ? await read(`udp/mai/${form.id}`) : undefined,
    me: await read('user/me'),
    service: (await read('case-service/with-next-action'))[0],
    section: (await read('library-section')).content[0],
    item: (await read('fe/expense-item/search?size=1')).content[0],
    report: (await read('fe/case-expense-batch/search?filter={"status":"OPEN"}&size=1')).content[0],
    chat: (await read('conversation/mai'))[0],
    benefit: (await read(`case-benefit?caseDetailId=${assignment.id}`))[0],
    entry: (await read('fe/travel-detail?from=2000-01-01&to=2100-01-01'))[0],
    ticket: (await read('help-desk?status=OPEN')).content[0],
  };
}

const filterOf = (filter: object): string => `filter=${encodeURIComponent(JSON.stringify(filter))}`;

function readsOf(known: Known): MeasuredCall[] {
  const { assignment, section, report, benefit, chat, me, form, timeline, entry, ticket, service } = known;
  const whole = 'page=0&size=1000';
  const paths: (string | undefined)[] = [
    'user/me',
    'person/me',
    'case/mai-case',
    'tenant/init',
    'access-settings/initialise',
    'conversation/mai',
    'session-token',
    'case-contact/all-for-user',
    'library-section',
    `fe/document/search?${filterOf({ category: 'LIBRARY', librarySection: section?.id })}`,
    'living-abroad/report-index',
    `case-expense/search?${filterOf({ caseDetailId: assignment.id, batchType: 'EMPLOYEE' })}&${whole}&sort=created,asc`,
    `fe/case-expense-batch/search?${whole}&sort=created,desc`,
    `case-service/expense-management-service/${assignment.id}`,
    `fe/bank-details/search?${filterOf({ relocatee: assignment.assignee.id })}`,
    benefit && `fe/benefit-to-expense-item/search?${filterOf({ benefit: benefit.benefit.id })}&size=1000`,
    report && `fe/case-expense-batch-item/search?${filterOf({ caseExpenseBatch: report.id })}&size=1000`,
    `case-benefit?caseDetailId=${assignment.id}&tenantId=${assignment.tenantId}&withExpensesOnly=true`,
    'currency?size=1000',
    'country?size=1000',
    'tax-code?size=1000',
    'data-option?size=1000',
    'case-service/with-next-action',
    service && `case-service/${service.id}/detail`,
    `case-timeline?caseDetailId=${assignment.id}`,
    `timeline-item/linked-service-details?caseDetailId=${assignment.id}&timelineItemId=${timeline[0]?.timelineItem.id}`,
    `fe/travel-detail?userId=${me.id}&from=2020-01-01&to=2030-01-01`,
    entry && `fe/travel-detail/${entry.id}`,
    'help-desk?page=0&size=10&sort=created,desc',
    ticket && `help-desk/${ticket.id}`,
    ticket && `correspondence/help-desk?helpDeskId=${ticket.id}`,
    'quality-survey/assignee',
    'udp/mai',
    form && `udp/mai/${form.id}`,
    form && `page-rule?pageId=${form.pageId}`,
    form && `page-rule/${form.pageId}/parameters?entityId=${assignment.id}`,
    'file-storage',
    'widgets/widget-to-maiuser?dashboardCode=APP_ASSIGNEE',
    'notification?size=100',
    'user-setting/date-format',
    'expense-payment',
    'document/terms',
    'assistant/chat',
    chat && `conversation/${chat.id}/message?size=100`,
    'case-expense-batch/by-stage',
    'video-call',
    'lump-sum/mai',
    `library/search?text=${encodeURIComponent('déménagement')}`,
  ];
  return paths
    .filter((path) => path !== undefined)
    .map((path) => ({ name: `GET ${path.split('?')[0]}`, make: async () => ({ method: 'GET', path }) }));
}

function writesOf(known: Known, by: Caller): MeasuredCall[] {
  const { assignment, report, item, timeline, service, chat, form, ticket } = known;
  const post = (path: string, body: (n: number) => unknown): MeasuredCall => ({
    name: `POST ${path}`,
    make: async (n) => ({ method: 'POST', path, body: body(n) }),
  });
  const day = (n: number): string => Temporal.PlainDate.from('2005-01-01').add({ days: n }).toString();
  const entry = (n: number) => ({
    allDay: true,
    startDate: day(n),
    endDate: day(n),
    countryCode: 'SG',
    locationType: 'host',
    purpose: 'BUSINESS_TRIP',
  });
  const receipt = (): FormData => {
    const form = new FormData();
    form.append(
      'file',
      new Blob(['%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF']),
      'receipt.pdf',
    );
    return form;
  };
  return [
    post('fe/case-expense-batch', (n) => ({
      description: `Bench ${n}`,
      caseDetailId: assignment.id,
      currency: 'EUR',
    })),
    ...(report
      ? [
          post('case-expense', (n) => ({
            caseExpenseBatch: report.id,
            expenseItem: item.id,
            activity: `Taxi ${n}`,
            amount: (10 + n / 100).toFixed(2),
            currency: 'EUR',
            expenseDate: day(n),
          })),
        ]
      : []),
    {
      name: 'PUT case-timeline/{id}',
      make: async (n) => ({
        method: 'PUT',
        path: `case-timeline/${timeline[0]?.id}`,
        body: { notesByEmployee: `Note ${n}` },
      }),
    },
    ...(service
      ? [
          post('comment', (n) => ({
            comment: `Thanks ${n}`,
            category: 'SERVICE',
            entityId: service.id,
            format: 'COMMENT',
          })),
        ]
      : []),
    post('fe/travel-detail', entry),
    {
      name: 'DELETE fe/travel-detail/{id}',
      make: async (n) => {
        const made = await by.call('POST', 'fe/travel-detail', entry(n + 1000));
        return { method: 'DELETE', path: `fe/travel-detail/${(made.body as { id: string }).id}` };
      },
    },
    post('help-desk', (n) => ({ subject: `Bench ${n}`, detail: 'Where?' })),
    ...(ticket ? [post('correspondence/help-desk', (n) => ({ helpDeskId: ticket.id, message: `Here ${n}` }))] : []),
    ...(chat
      ? [post(`conversation/${chat.id}/message`, (n) => ({ id: crypto.randomUUID(), text: `Hello ${n}` }))]
      : []),
    ...(form ? [post('page-form', () => ({ id: form.id, values: form.values, draft: true }))] : []),
    post('analytics', () => ({ page: '/dashboard/list' })),
    // Uploads are limited to 120 a minute.
    { ...post('file-storage/expense-receipt', receipt), most: 100 },
  ];
}
