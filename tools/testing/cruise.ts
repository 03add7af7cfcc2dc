import { join } from 'node:path';
import { runTool } from './tool.ts';

/** An import that a rule of `.dependency-cruiser.cjs` forbids. */
export interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string; readonly severity: string };
  readonly cycle?: readonly { readonly name: string }[];
}

/** What dependency-cruiser found, or the words with which it broke down. */
export interface CruiseResult {
  readonly violations: readonly Violation[];
  /** The modules it looked at. */
  readonly sources: readonly string[];
  readonly problem?: string;
}

const CONFIGURATION = join(import.meta.dirname, '..', '..', '.dependency-cruiser.cjs');

/** Follows the imports of all files in the folders, which are given relative to `root`. */
export async function cruise(folders: readonly string[], root = process.cwd()): Promise<CruiseResult> {
  const run = await runTool('depcruise', ['--config', CONFIGURATION, '--output-type', 'json', ...folders], {}, root);
  try {
    const result = JSON.parse(run.stdout) as { summary: { violations: Violation[] }; modules: { source: string }[] };
    const violations = result.summary.violations.filter(({ rule }) => rule.severity === 'error');
    return { violations, sources: result.modules.map(({ source }) => source) };
  } catch {
    return { violations: [], sources: [], problem: run.output || 'it said nothing' };
  }
}
