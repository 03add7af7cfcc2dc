import { checkFormula } from './check.ts';
import { type FormulaFault, faultAt, formulaRefusals as no } from './formula-refusals.ts';
import { type Kind, type Name, type Scope, unknownKind } from './kinds.ts';
import { parseFormula } from './parse.ts';
import { referencesIn } from './references.ts';
import type { FormulaTree } from './tree.ts';

/** A formula of a company: its code, and its text. */
export interface StoredFormula {
  readonly code: string;
  readonly label: string;
  readonly text: string;
}
/** A formula with all that it depends on, each checked: ready to be worked out. */
export interface ReadyFormula {
  readonly tree: FormulaTree;
  readonly kind: Kind;
  readonly scope: Scope;
  /** Those that it names, by code. */
  readonly others: ReadonlyMap<string, ReadyFormula & { readonly label: string; readonly text: string }>;
}
export type JudgedFormula = { readonly ready: ReadyFormula } | { readonly faults: readonly FormulaFault[] };

/**
 * Checks a formula together with those that it names, and those they name. A circle is a fault at the name that leads into
 * it, with the whole way around; so is another formula that cannot be worked out itself.
 */
export function judgeFormula(
  text: string,
  code: string | null,
  stored: ReadonlyMap<string, StoredFormula>,
  scope: Scope,
): JudgedFormula {
  return new Judge(stored, scope).judge(text, code === null ? [] : [code]);
}

class Judge {
  readonly #stored: ReadonlyMap<string, StoredFormula>;
  readonly #scope: Scope;
  readonly #known = new Map<string, JudgedFormula>();

  constructor(stored: ReadonlyMap<string, StoredFormula>, scope: Scope) {
    this.#stored = stored;
    this.#scope = scope;
  }

  judge(text: string, way: readonly string[]): JudgedFormula {
    const read = parseFormula(text);
    if ('fault' in read) return { faults: [read.fault] };
    const faults: FormulaFault[] = [];
    const formulas: Record<string, Name> = {};
    const others = new Map<string, ReadyFormula & { readonly label: string; readonly text: string }>();
    for (const { to, code, at } of referencesIn(read.tree)) {
      const other = to === 'formula' ? this.#stored.get(code) : undefined;
      if (!other && !way.includes(code)) continue;
      if (to !== 'formula') continue;
      formulas[code] = { label: other?.label ?? code, kind: unknownKind };
      const round = way.indexOf(code);
      if (round >= 0) {
        faults.push(faultAt(at, no.circle({ names: [...way.slice(round), code].join(' → ') })));
        continue;
      }
      if (!other) continue;
      const found = this.#other(other, way);
      if ('ready' in found) {
        formulas[code] = { label: other.label, kind: found.ready.kind };
        others.set(code, { ...found.ready, label: other.label, text: other.text });
      } else {
        const circle = found.faults.find((one) => one.refusal.code === 'formula.circle');
        faults.push(faultAt(at, circle?.refusal ?? no.brokenOther({ name: code })));
      }
    }
    const scope = { ...this.#scope, formulas };
    const checked = checkFormula(text, scope);
    if (faults.length > 0 || !('tree' in checked)) return { faults: [...faults, ...checked.faults] };
    return { ready: { tree: checked.tree, kind: checked.kind, scope, others } };
  }
  #other({ code, text }: StoredFormula, way: readonly string[]): JudgedFormula {
    const known = this.#known.get(code);
    if (known) return known;
    const found = this.judge(text, [...way, code]);
    this.#known.set(code, found);
    return found;
  }
}
