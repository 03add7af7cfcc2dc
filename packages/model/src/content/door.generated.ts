// Written by `npm run derive`: the door of the domain.
export * from './check-answers.rules.ts';
export * from './check-page.rules.ts';
export * from './content.actions.ts';
export * from './content.events.ts';
export * from './content.refusals.ts';
export * from './content.routes.ts';
export * from './evaluate-page.rules.ts';
export * from './page-definition.ts';
export * from './page-form.entity.ts';
export * from './page-form.rules.ts';
export * from './page-rule.entity.ts';
export * from './page-rule.rules.ts';
export * from './page.entity.ts';
export * from './page.rules.ts';
