import { grantList } from './access.ts';
import type { Entity } from './entity.ts';

/** Fields that grants show and the entity does not have. Empty when sound. */
export const shownFaults = (entity: Entity): string[] =>
  Object.entries(entity.access).flatMap(([role, grants]) =>
    grantList(grants)
      .flatMap(({ show = [] }) => show)
      .filter((name) => !Object.hasOwn(entity.fields, name))
      .map((name) => `shows ${name} to ${role}, which is not one of its fields`),
  );
