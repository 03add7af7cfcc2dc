import { certain, wiresOf } from '@homeport/grammar';
import type { Operation } from '../operation.ts';
import type { Labels } from './texts.ts';

/** Where the labels of an operation's input are found among the words. Lists and parts are named by their field. */
export function labelsOf(operation: Operation): Labels {
  const { about } = operation;
  if (about.kind === 'route') return { keysOf: (field) => [`call.${about.route.name}.${head(field)}`] };
  const { entity } = about;
  const wires = wiresOf(entity);
  const nameOf = (field: string): string => {
    const [first = '', ...rest] = field.split('.');
    return [wires.get(first) ?? first, ...rest].join('.');
  };
  const ofEntity = (field: string): string[] => {
    const name = nameOf(field);
    return [`${entity.name}.${name}`, `${entity.name}.${head(name)}`, `common.${head(name)}`];
  };
  if (about.kind !== 'action') return { keysOf: ofEntity };
  return { keysOf: (field) => [`${entity.name}.do.${about.action.name}.${head(field)}`, ...ofEntity(field)] };
}

const head = (field: string): string => certain(field.split('.')[0]);
