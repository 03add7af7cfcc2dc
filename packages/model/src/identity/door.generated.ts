// Written by `npm run derive`: the door of the domain.
export * from './common-words.data.ts';
export * from './identity.refusals.ts';
export * from './one-time.rules.ts';
export * from './password.rules.ts';
export * from './role-rank.rules.ts';
export * from './role.entity.ts';
export * from './session.rules.ts';
export * from './user-setting.entity.ts';
export * from './user.entity.ts';
export * from './user.rules.ts';
