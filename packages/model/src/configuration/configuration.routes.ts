import { defineRoute, json, text } from '@homeport/grammar';
import { type JobLine, jobShape } from '../exchange/door.generated.ts';

const who = ['administrator', 'master'] as const;
/** So many records of a difference are answered at once; the others are found by part or search. */
export const bundleLimits = { shown: 200, bytes: 20_000_000 } as const;

/** The configuration of the tenant as one signed file. */
export const exportConfiguration = defineRoute<never>()({
  name: 'exportConfiguration',
  label: 'Export the configuration',
  method: 'GET',
  path: 'configuration/export',
  who,
  raw: true,
  limit: 'heavy',
});

/** Who signs the bundles of this installation: what an administrator of another one is given. */
export const configurationSigner = defineRoute<{ readonly publicKey: string; readonly fingerprint: string }>()({
  name: 'configurationSigner',
  label: 'Key that signs the bundles of this installation',
  method: 'GET',
  path: 'configuration/signer',
  who,
  shape: { type: 'object', required: ['publicKey', 'fingerprint'] },
});

/** Bundles of another installation are taken in from now on: its key, and the fingerprint that is shown there. */
export const trustInstallation = defineRoute<{ readonly id: string }>()({
  name: 'trustInstallation',
  label: 'Trust another installation',
  method: 'POST',
  path: 'configuration/trusted',
  who,
  body: {
    name: text('Name', { required: true, max: 200 }),
    publicKey: text('Public key', { required: true, max: 400 }),
    fingerprint: text('Fingerprint of the key', { required: true, max: 80 }),
  },
  shape: { type: 'object', required: ['id'], properties: { id: { type: 'string', format: 'uuid' } } },
  refusals: ['configuration.noKey', 'configuration.otherFingerprint', 'configuration.ownKey', 'configuration.knownKey'],
});

/** Takes a bundle in when its signature holds and its key is trusted; nothing is changed by that. */
export const uploadConfiguration = defineRoute<{ readonly id: string }>()({
  name: 'uploadConfiguration',
  label: 'Upload a configuration bundle',
  method: 'POST',
  path: 'configuration/bundle',
  who,
  upload: true,
  limit: 'upload',
  shape: { type: 'object', required: ['id'], properties: { id: { type: 'string', format: 'uuid' } } },
  refusals: [
    'configuration.noBundle',
    'configuration.newer',
    'configuration.tampered',
    'configuration.unknownKey',
    'files.empty',
    'files.tooLarge',
    'files.interrupted',
  ],
});

/** One part of a bundle: how many of its records would be added, changed, stay, and stand only here. */
export interface BundlePart {
  readonly entity: string;
  readonly isChosen: boolean;
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly onlyHere: number;
  readonly blocked: number;
  /** Records with a relation that leads to nothing here. */
  readonly unresolved: number;
}
/** A field as it is here and as the bundle has it, in words. */
export interface BundleField {
  readonly label: string;
  readonly here: string | null;
  readonly there: string | null;
}
export interface BundleProblem {
  readonly kind: 'UNRESOLVED' | 'BLOCKED' | 'CLOSED' | 'STATE';
  readonly field: string | null;
  /** What is missing: the kind of record, and its name. */
  readonly missing: string | null;
}
export interface BundleRow {
  readonly entity: string;
  /** Stands for the record where records are left out. */
  readonly id: string;
  readonly key: string;
  readonly title: string;
  readonly deed: 'ADD' | 'CHANGE' | 'ONLY_HERE' | 'BLOCKED' | 'LEFT_OUT';
  readonly fields: readonly BundleField[];
  readonly problems: readonly BundleProblem[];
}
export interface BundleDifference {
  /** Stands for exactly this difference: sent along when it is applied. */
  readonly seen: string;
  readonly parts: readonly BundlePart[];
  readonly rows: readonly BundleRow[];
  /** Rows found, of which `rows` are the first. */
  readonly found: number;
  /** Parts of the bundle that are no configuration here. */
  readonly unknown: readonly string[];
  /** Relations and files that did not travel with the bundle. */
  readonly leftOut: readonly { readonly entity: string; readonly label: string; readonly count: number }[];
}
/** What the bundle would change here. */
export const configurationDifference = defineRoute<BundleDifference>()({
  name: 'configurationDifference',
  label: 'What a bundle would change',
  method: 'POST',
  path: 'configuration/bundle/{id}/difference',
  who,
  limit: 'heavy',
  body: {
    parts: json('Parts', { maxDepth: 2, help: 'Names of the parts to apply; all of them when empty.' }),
    without: json('Records left out', { maxDepth: 2 }),
    part: text('Part to show', { max: 60 }),
    deed: text('What happens', { max: 20 }),
    search: text('Search', { max: 200 }),
  },
  shape: { type: 'object', required: ['seen', 'parts', 'rows', 'found', 'unknown', 'leftOut'] },
  refusals: ['configuration.notFound', 'configuration.tampered'],
});

/** Applies the chosen parts as a job, all or none, when nothing has changed since the difference was looked at. */
export const applyConfiguration = defineRoute<JobLine>()({
  name: 'applyConfiguration',
  label: 'Apply a configuration bundle',
  method: 'POST',
  path: 'configuration/bundle/{id}/apply',
  who,
  limit: 'heavy',
  body: {
    parts: json('Parts', { required: true, maxDepth: 2 }),
    without: json('Records left out', { maxDepth: 2 }),
    seen: text('Difference that was looked at', { required: true, max: 64 }),
  },
  shape: jobShape,
  refusals: [
    'configuration.notFound',
    'configuration.notNow',
    'configuration.unknownKey',
    'configuration.changedSince',
    'configuration.nothing',
    'configuration.tampered',
  ],
});

/** Brings back what was there before, as a job. What was changed since stays and is named. */
export const rollBackConfiguration = defineRoute<JobLine>()({
  name: 'rollBackConfiguration',
  label: 'Roll a configuration bundle back',
  method: 'POST',
  path: 'configuration/bundle/{id}/roll-back',
  who,
  limit: 'heavy',
  shape: jobShape,
  refusals: ['configuration.notFound', 'configuration.notApplied'],
});

/** What a bundle did to one record. */
export interface BundleLogLine {
  readonly entity: string;
  readonly id: string;
  readonly title: string;
  readonly deed: 'ADD' | 'CHANGE';
  /** Whether it was taken back; `CHANGED_SINCE` and `IN_USE` say why not. */
  readonly back: 'DONE' | 'CHANGED_SINCE' | 'IN_USE' | null;
  readonly at: string;
}
export const configurationLog = defineRoute<{
  readonly content: readonly BundleLogLine[];
  readonly totalElements: number;
}>()({
  name: 'configurationLog',
  label: 'What a bundle did',
  method: 'GET',
  path: 'configuration/bundle/{id}/log',
  who,
  shape: { type: 'object', required: ['content', 'totalElements'] },
  refusals: ['configuration.notFound'],
});
