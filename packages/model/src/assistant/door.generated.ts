// Written by `npm run derive`: the door of the domain.
export * from './answer-words.data.ts';
export * from './assistant-message.entity.ts';
export * from './assistant-thread.entity.ts';
export * from './assistant.refusals.ts';
export * from './assistant.routes.ts';
export * from './compose.rules.ts';
export * from './focus.rules.ts';
export * from './prompt.rules.ts';
export * from './question-words.data.ts';
export * from './question.rules.ts';
export * from './subjects.data.ts';
