// Every list, record, form and dialog, drawn from the declarations alone with rows of long words: no server behind it.
import '../../../apps/workspace/src/sign-in/sign-in.css';
import '../../../apps/workspace/src/frame/shell-styles.css';
import '../../../apps/workspace/src/frame/page-styles.css';
import { allowanceFor, type Entity } from '@homeport/grammar';
import { catalogue, roles } from '@homeport/model';
import { startLanguage } from '@homeport/ui/language/start-language.ts';
import { PrintFrame } from '@homeport/ui/parts/PrintFrame.tsx';
import { Toaster } from '@homeport/ui/parts/Toaster.tsx';
import { ActionDialog } from '@homeport/ui/records/actions/ActionDialog.tsx';
import { type Deed, deedsOf, isImmediate } from '@homeport/ui/records/actions/deeds.ts';
import { DeleteDialog } from '@homeport/ui/records/actions/RecordActions.tsx';
import { RecordList } from '@homeport/ui/records/list/RecordList.tsx';
import { RecordsProvider } from '@homeport/ui/records/RecordsProvider.tsx';
import { NewRecordPage } from '@homeport/ui/records/record/NewRecordPage.tsx';
import { RecordPage } from '@homeport/ui/records/record/RecordPage.tsx';
import { loadRecordWords } from '@homeport/ui/records/words/record-words.ts';
import { HomeportProvider } from '@homeport/ui/shell/HomeportProvider.tsx';
import { SkipLink } from '@homeport/ui/shell/SkipLink.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toyHost, toySource } from '../toy-host.tsx';
import { faultsOfWidth, type WidthFault } from './faults-of-width.ts';
import { longRow, longWord } from './long-rows.ts';

const shown = catalogue.entities.filter((entity) => entity.menu && !entity.internal);
const rowsOf = (entity: Entity) => [1, 2, 3].map((n) => longRow(entity, n));
const host = toyHost(catalogue, {
  viewer: { user: 'me', person: null, roles: Object.keys(roles) },
  choices: async () => [{ value: 'LONG', label: longWord(60) }],
  source: toySource([], {
    list: async (entity) => ({ content: rowsOf(entity), totalElements: 3, totalIsCapped: false, nextKey: null }),
    sums: async (_entity, ask) => ({
      count: 3,
      sums: Object.fromEntries(
        ask.sums.map((wire) => [
          wire,
          ['KWD', 'JPY', 'EUR'].map((currency) => ({ currency, value: '-1234567890123.37' })),
        ]),
      ),
      groups: [],
    }),
    get: async (entity, id) => longRow(entity, Number(id.slice(-12))),
    history: async () => [
      {
        version: 1,
        at: '2026-12-31T23:59:59Z',
        by: { id: '1', label: longWord(100) },
        onBehalfBy: null,
        deed: 'update',
        note: longWord(200),
        changes: {},
      },
    ],
  }),
  files: {
    of: async () => [
      { id: '1', name: `${longWord(120)}.pdf`, size: 1_000_000, created: '2026-12-31T23:59:59Z', isPicture: false },
    ],
    bytes: () => Promise.reject(new Error('no file here')),
    open: async () => undefined,
    upload: () => () => new Promise(() => undefined),
    maxBytes: 1,
  },
  followers: {
    of: async () => ({ isFollowing: true, followers: [{ id: '1', label: longWord(100) }] }),
    follow: async () => ({ isFollowing: false, followers: [] }),
  },
});
const root = createRoot(document.getElementById('root') as HTMLElement);
const none = () => undefined;
let drawn = 0;

/** Draws one page as the workspace would and waits until it stands. */
async function draw(children: ReactNode): Promise<Element> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  drawn += 1;
  flushSync(() =>
    root.render(
      <StrictMode key={drawn}>
        <QueryClientProvider client={client}>
          <HomeportProvider settings={{ app: 'workspace', userId: null }} link={(props) => <a {...props} />}>
            <RecordsProvider host={host}>
              <div className="hp-frame hp-workspace">
                <SkipLink />
                <nav className="hp-side" />
                <main className="hp-main">
                  <div className="hp-content">{children}</div>
                </main>
              </div>
              <Toaster />
              <button id="together" type="button" hidden onClick={() => together()} />
            </RecordsProvider>
          </HomeportProvider>
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
  for (let calm = 0, tries = 0; calm < 2 && tries < 200; tries += 1) {
    await new Promise((done) => setTimeout(done, 4));
    calm = client.isFetching() > 0 || document.querySelector('[class*=Skeleton-root]') ? 0 : calm + 1;
  }
  return document.body;
}
/** Dialogs of an entity: every one that asks for something, and one of those that only ask whether. */
const dialogsOf = (entity: Entity): readonly (() => ReactNode)[] => {
  const row = longRow(entity, 1);
  const deeds = deedsOf(catalogue, entity, row).filter((deed) => !isImmediate(deed) && !deed.isSwitch);
  const asks = ({ action }: Deed) => Object.keys(action.input).length > 0;
  return [
    ...[...deeds.filter(asks), ...deeds.filter((deed) => !asks(deed)).slice(0, 1)].map(({ action }) => () => (
      <ActionDialog entity={entity} action={action} row={row} title={action.label} onClose={none} onDone={none} />
    )),
    () => <DeleteDialog entity={entity} row={row} onClose={none} onDeleted={none} />,
  ];
};
const pageOf = (entity: Entity, params: Record<string, string>) => (
  <RecordPage entity={entity} id={longRow(entity, 1).id} tab="" params={params} onParams={none} />
);

/** What is typed into many fields inside one handler of React is drawn once, not once for each of them. */
function inOneGo(work: () => void): void {
  together = work;
  flushSync(() => document.querySelector<HTMLElement>('#together')?.click());
}
let together: () => void = () => undefined;

const saves = '.hp-save-bar button:last-child, [type=submit]';

/** What is wrong with Save when fields with something unreadable are left: it moves, or there is none. */
function faultOfSave(isForm: boolean): Pick<WidthFault, 'what' | 'by'> | null {
  const place = () => document.querySelector<HTMLElement>(saves)?.getBoundingClientRect().top;
  const fields = [...document.querySelectorAll<HTMLInputElement>('form input:not([type=checkbox]):not([role])')];
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const open = fields.filter((one) => one.offsetParent && !one.readOnly && !one.disabled);
  const type = (into: readonly HTMLInputElement[]) => {
    for (const field of into) {
      set?.call(field, '??');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  inOneGo(() => type(open));
  // Parts of one value know each other as they were drawn.
  flushSync(() => type(open.filter((one) => one.value !== '??')));
  const before = place();
  flushSync(() => {
    for (const field of open) {
      field.focus({ preventScroll: true });
      field.blur();
    }
  });
  const after = place();
  // What only asks whether has no fields, and needs no Save; nor does a record of which nothing may be changed: it is read.
  const isToBeSaved = open.length > 0 || (isForm && document.querySelector('form') !== null);
  if (before === undefined || after === undefined) return isToBeSaved ? { what: 'there is no Save', by: 0 } : null;
  const by = Math.abs(after - before);
  return by > 0 ? { what: 'Save moves when a field is left', by } : null;
}

export interface WideFault extends WidthFault {
  readonly page: string;
}
/** Draws everything of one entity; answers what had no room. */
async function look(name: string): Promise<WideFault[]> {
  const entity = catalogue.entity(name);
  const allowance = allowanceFor(entity, host.viewer);
  const faults: WideFault[] = [];
  const at = async (page: string, children: ReactNode) => {
    const body = await draw(children);
    faults.push(...faultsOfWidth(body).map((fault) => ({ page: `${name} ${page}`, ...fault })));
  };
  const still = (page: string) => {
    const fault = faultOfSave(page !== 'dialog');
    if (fault) faults.push({ page: `${name} ${page}`, where: 'form', ...fault });
  };
  await at('list', <RecordList entity={entity} params={{}} onParams={none} />);
  await at('record', pageOf(entity, {}));
  if (allowance.deeds.update) {
    await at('form', pageOf(entity, { edit: '1' }));
    still('form');
  } else if (allowance.deeds.create) {
    await at('new', <NewRecordPage entity={entity} params={{}} onSaved={none} onCancel={none} />);
    still('new');
  }
  for (const dialog of dialogsOf(entity)) {
    await at('dialog', dialog());
    still('dialog');
  }
  return faults;
}

/** Draws the list of an entity as it is printed; answers which columns do not stand on the paper, and what else does. */
async function printed(name: string): Promise<string[]> {
  const body = await draw(
    <PrintFrame title={name} at="2026-12-31T23:59:59Z">
      <RecordList entity={catalogue.entity(name)} params={{}} onParams={none} />
    </PrintFrame>,
  );
  const { clientWidth } = document.documentElement;
  const links = [...body.querySelectorAll('.hp-skip')].filter((link) => link.getClientRects().length > 0);
  const columns = [...body.querySelectorAll('.hp-table thead th')]
    .filter((head) => !head.matches('.hp-cell-select, .hp-cell-menu'))
    .filter((head) => {
      const { width, left, right } = head.getBoundingClientRect();
      return width < 8 || left < -1 || right > clientWidth + 1;
    })
    .map((head) => `${name}: ${head.textContent}`);
  return [...columns, ...links.map((link) => `${name}: ${link.textContent}`)];
}

/** Leaves the form of an entity on the page. */
async function form(name: string): Promise<void> {
  await draw(pageOf(catalogue.entity(name), { edit: '1' }));
}

declare global {
  interface Window {
    wide: {
      readonly names: readonly string[];
      readonly look: typeof look;
      readonly printed: typeof printed;
      readonly form: typeof form;
    };
  }
}
await startLanguage({ locale: 'en', bundles: await loadRecordWords('en') });
window.wide = { names: shown.map(({ name }) => name), look, printed, form };
