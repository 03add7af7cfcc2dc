// Written by `npm run derive`: the door of the domain, what others take of it.
export { type AnswerWord, answerWords } from './answer-words.data.ts';
export { assistantMessage } from './assistant-message.entity.ts';
export { type AssistantThread, assistantThread } from './assistant-thread.entity.ts';
export { assistantRefusals } from './assistant.refusals.ts';
export { type AssistantChat, type AssistantLine, type AssistantThreadLine, askAssistant, askPerson, assistantChat, assistantLimits, clearAssistantChat } from './assistant.routes.ts';
export { type AnswerSource, type AnswerTexts, type ComposedAnswer, type Finding, composeAnswer, topicPages } from './compose.rules.ts';
export { type Entry, inferredTopics, namedBy, subjectsIn } from './focus.rules.ts';
export { type PromptMessage, groundedAnswer, promptOf } from './prompt.rules.ts';
export type { OwnTopic, Topic } from './question-words.data.ts';
export { type SpokenLanguage, asksForLimit, asksHowLong, asksOutside, asksWhatIsLeft, asksWhetherEnough, asksWhetherMayGo, asksWhyRefused, clausesOf, countryIn, keywordsOf, languageOfQuestion, monthIn, plainWords, rulesNamedIn, topicsInThread, topicsOf, yearIn } from './question.rules.ts';
export { quotedPart } from './quote.rules.ts';
