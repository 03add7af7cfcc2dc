import type { Context } from '@homeport/engine';
import { isId, isRefusal, type Refusal } from '@homeport/grammar';
import {
  type AssistantLine,
  assistantLimits,
  composeAnswer,
  languageOfQuestion,
  assistantRefusals as no,
  type SpokenLanguage,
  type Topic,
  topicsInThread,
} from '@homeport/model/assistant';
import type { Services } from '../../services.ts';
import { todayOf } from '../../today.ts';
import { libraryFindings } from './library-findings.ts';
import { ownFindings } from './own-findings.ts';
import { phrase } from './phrase.ts';
import { readerIn, spokenIn, voiceIn } from './say.ts';
import { keepExchange, linesOf, type NewAnswer, topicsBefore } from './threads.ts';

/** Answers a question and keeps both; a question that is known by its id is answered as before. */
export async function ask(
  ctx: Context,
  services: Services,
  body: { readonly id: string; readonly thread: string; readonly question: string | null },
  locale: string,
): Promise<{ thread: string; content: AssistantLine[] } | Refusal> {
  const { id, thread } = body;
  const question = body.question?.trim();
  if (!question) return no.questionRequired({}, 'question');
  if (!isId(id) || !isId(thread)) return no.notFound();
  const before = await linesOf(ctx, thread);
  const again = before.findIndex((line) => line.id === id);
  if (again >= 0) return { thread, content: before.slice(again, again + 2) };
  if (before.length >= assistantLimits.lines) return no.tooLong();
  const language = languageOfQuestion(question, spokenIn(locale));
  const answered = await answerTo(ctx, services, question, language, await topicsBefore(ctx, thread));
  const kept = await keepExchange(ctx, { id, thread, question, language }, answered);
  const lines = await linesOf(ctx, thread);
  const at = lines.findIndex((line) => line.id === id);
  // A question that came twice at once has the answer of the one that was first.
  return at >= 0 ? { thread, content: lines.slice(at, at + 2) } : isRefusal(kept) ? kept : no.notFound();
}

/** Reads everything as the caller, composes an answer, and lets a model phrase it where there is one. */
async function answerTo(
  ctx: Context,
  services: Services,
  question: string,
  language: SpokenLanguage,
  earlier: readonly Topic[],
): Promise<NewAnswer> {
  const say = voiceIn(language);
  const topics = topicsInThread(question, earlier);
  if (topics.length === 1 && topics[0] === 'GREETING')
    return { body: say('greeting'), sources: [], topics, isFound: true, phrasedBy: 'TEMPLATES' };
  const reader = await readerIn(ctx, language);
  const asked = { ctx, question, today: todayOf(ctx), language, reader, say, textOf: services.textOf };
  const [own, library] = await Promise.all([
    ownFindings(asked, topics),
    // What a policy covers stands in the library as much as among one's benefits.
    libraryFindings(ctx, question, { language, say, reader, isOwn: topics.some((topic) => topic !== 'BENEFITS') }),
  ]);
  const found = [...own.found, ...library];
  const composed = composeAnswer(found, {
    library: say('library'),
    quoted: (passage) => say('quoted', { passage }),
    missing: own.missing,
    nothing: say('nothing'),
  });
  const phrased = await phrase(services, question, found, language);
  if (phrased === undefined) return { ...composed, topics, phrasedBy: 'TEMPLATES' };
  // What could not be found is said by us, whatever the model makes of the rest.
  return { ...composed, body: [phrased, ...own.missing].join('\n\n'), topics, phrasedBy: 'MODEL' };
}
