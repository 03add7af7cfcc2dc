import type { Page } from 'playwright-core';

/** A control as a page draws it. */
export interface Look {
  /** What it says it is: its element, classes, type, variant and state. All of one kind look alike. */
  readonly kind: string;
  /** Its computed style, property by property. */
  readonly style: Readonly<Record<string, string>>;
  /** Nothing gave it a look: it has the one that the browser gives it. */
  readonly isRaw: boolean;
}

/** Opens a page by its address, as a bookmark does, until it stands: whatever it needs it has to bring itself. */
export async function openDirectly(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // The heading of a page that stands can be given the focus; one that stands in for it while it opens cannot.
  await page.waitForFunction(
    () =>
      document.querySelector('main h1[tabindex]') &&
      !document.querySelector('[data-last-seen], [class*=Skeleton-root]'),
  );
}

/** The controls that a page shows, each look once. */
export const looksOf = (page: Page): Promise<Look[]> => page.evaluate(readLooks);

/**
 * Controls that look otherwise than their kind does on most pages, or that have the browser's own look: a sheet is missing
 * there. `pages` are the looks by address.
 */
export function strangeLooks(pages: ReadonlyMap<string, readonly Look[]>): string[] {
  const kinds = new Map<string, Map<string, string[]>>();
  for (const [address, looks] of pages)
    for (const { kind, style } of looks) {
      const known = kinds.get(kind) ?? kinds.set(kind, new Map()).get(kind);
      const look = JSON.stringify(style);
      known?.set(look, [...(known.get(look) ?? []), address]);
    }
  const raw = [...pages].flatMap(([address, looks]) =>
    looks.filter(({ isRaw }) => isRaw).map(({ kind }) => `${address}: ${kind} is as the browser draws it`),
  );
  const strange = [...kinds].flatMap(([kind, looks]) => {
    const [usual, ...others] = [...looks].sort(([, some], [, more]) => more.length - some.length);
    return others.flatMap(([look, addresses]) =>
      addresses.map((address) => `${address}: ${kind} has ${differences(look, usual?.[0] ?? '{}')}`),
    );
  });
  return [...raw, ...strange];
}

/** What a style has, and what it has elsewhere. */
function differences(look: string, usual: string): string {
  const other = JSON.parse(usual) as Record<string, string>;
  return Object.entries(JSON.parse(look) as Record<string, string>)
    .filter(([property, value]) => other[property] !== value)
    .map(([property, value]) => `${property} ${value}, elsewhere ${other[property]}`)
    .join('; ');
}

/** Runs in the page. */
function readLooks(): Look[] {
  const typed = 'button, input:not([type=hidden], [type=file]), select, textarea';
  const mark = 'input[type=checkbox] ~ *, input[type=radio] ~ *';
  const wanted = `${typed}, ${mark}, a[href][class], summary[class], [role=tab], [role=dialog] h2, .hp-chip, [class*=Chip-]`;
  const states = 'type role disabled readonly aria-disabled aria-invalid aria-selected aria-pressed aria-current'.split(
    ' ',
  );
  // Nothing that the place of a control changes for good reason: its width, its line, its colour on another ground.
  const look = [
    ...['font-family', 'appearance', 'box-sizing', 'border-top-width', 'border-top-style', 'border-top-left-radius'],
    ...['padding-top', 'position'],
  ];
  /** Of fields also their letters and their ground. How high they are a tool bar may say. */
  const field = [...look, 'font-size', 'background-color'];
  const isField = (element: Element) => element.matches('input, select, textarea');
  const styleOf = (element: Element, properties: readonly string[]) => {
    const computed = getComputedStyle(element);
    return Object.fromEntries(properties.map((property) => [property, computed.getPropertyValue(property)]));
  };
  const kindOf = (element: Element) => {
    const said = [...element.attributes]
      .filter(
        ({ name }) =>
          states.includes(name) || /^data-(variant|size|tone|error|disabled|readonly|checked|with)/.test(name),
      )
      .map(({ name, value }) => `${name}=${value}`);
    const isOn = element instanceof HTMLInputElement && element.checked ? ':checked' : '';
    return `${[element.localName, ...[...element.classList].sort()].join('.')}[${said.sort().join(' ')}]${isOn}`;
  };
  /** The same element with no class, outside of everything. */
  const bare = new Map<string, string>();
  const bareLook = (element: Element, properties: readonly string[]) => {
    const key = `${element.localName} ${element.getAttribute('type') ?? ''}`;
    const known = bare.get(key);
    if (known !== undefined) return known;
    const plain = document.createElement(element.localName);
    plain.setAttribute('type', element.getAttribute('type') ?? '');
    document.body.append(plain);
    const drawn = JSON.stringify(styleOf(plain, properties));
    plain.remove();
    bare.set(key, drawn);
    return drawn;
  };
  const found = new Map<string, Look>();
  for (const element of document.querySelectorAll(wanted)) {
    if (element.getClientRects().length === 0 || element.closest('[data-last-seen]')) continue;
    const kind = kindOf(element);
    const style = styleOf(element, isField(element) ? field : look);
    const drawn = [...field, 'padding-left', 'width'];
    const isRaw = element.matches(typed) && JSON.stringify(styleOf(element, drawn)) === bareLook(element, drawn);
    found.set(`${kind}${JSON.stringify(style)}`, { kind, style, isRaw });
  }
  return [...found.values()];
}
