import { townAndCountry } from '@homeport/grammar';
import {
  assistantMessage,
  assistantThread,
  type ComposedAnswer,
  composeAnswer,
  type Finding,
  topicPages,
} from '@homeport/model/assistant';
import { cityIn } from '../../language/cities.ts';
import { dayFor } from '../../language/reader-formats.ts';
import { voiceIn } from '../assistant/index.ts';
import { countryNames } from '../travel/index.ts';
import type { DemoCase } from './cases.ts';
import { demoId } from './chance.ts';
import { demoLibrary } from './library.data.ts';
import type { World } from './world.ts';

/** What the people of the stories asked the assistant: about their dates, and about the policy in their language. */
const questions = {
  en: ['When does my assignment end?', 'Is home leave part of the policy?'],
  es: ['¿Cuándo termina mi asignación?', '¿La vivienda y la matrícula escolar forman parte de la política?'],
  fr: ['Quand commence mon affectation ?', 'Les frais de scolarité sont-ils compris dans la politique ?'],
} as const;

/** One conversation with the assistant, as it would answer: its own templates over the story's facts and the library. */
export function addAssistantThread(world: World, of: DemoCase): void {
  const { user } = of.assignee;
  if (!user) return;
  const { tenant, clock, words } = world;
  const say = voiceIn(words);
  const thread = demoId(tenant.code, 'assistant', of.id);
  const [first, second] = questions[words];
  const exchanges = [
    { question: first, topics: ['DATES'], answer: answerWith([datesFinding(world, of)]) },
    { question: second, topics: [], answer: answerWith([policyFinding(world)]) },
  ];
  world.add(assistantThread, thread, {
    at: clock.at(-2, 19, 10),
    by: user,
    set: { user, title: first, lastMessageAt: clock.at(-2, 19, 14) },
  });
  exchanges.forEach(({ question, topics, answer }, i) => {
    const at = clock.at(-2, 19, 10 + i * 4);
    const common = { thread, user, language: words };
    world.add(assistantMessage, demoId(thread, i, 'question'), {
      at,
      by: user,
      set: { ...common, position: i * 2 + 1, author: 'PERSON', body: question, isFound: true },
    });
    world.add(assistantMessage, demoId(thread, i, 'answer'), {
      at,
      by: user,
      set: {
        ...common,
        position: i * 2 + 2,
        author: 'ASSISTANT',
        body: answer.body,
        sources: answer.sources,
        topics,
        isFound: answer.isFound,
        phrasedBy: 'TEMPLATES',
      },
    });
  });

  function datesFinding({ clock }: World, { reference, home, host, start, end }: DemoCase): Finding {
    const country = countryNames(words);
    const reader = { language: words, dateFormat: 'dd-MM-yyyy' };
    const place = ({ town, country: code }: DemoCase['home']): string =>
      townAndCountry(cityIn(words)(town, code), country(code));
    const run = { start: dayFor(reader, clock.day(start)), end: dayFor(reader, clock.day(end)) };
    const line = `${say('dates.route', { reference, home: place(home), host: place(host) })} ${say('dates.run', run)}`;
    return { kind: 'OWN', title: say('title.DATES'), href: topicPages.DATES, page: null, lines: [line] };
  }
  function policyFinding({ tenant }: World): Finding {
    const at = demoLibrary.findIndex((one) => one.language === words && one.type === 'POLICY');
    const policy = demoLibrary[at];
    if (!policy) throw new Error(`the demo's library has no policy in ${words}`);
    return {
      kind: 'DOCUMENT',
      title: say('page', { title: policy.title, page: 1 }),
      href: `/dashboard/library/document/${demoId(tenant.code, 'library', at)}`,
      page: 1,
      lines: [policy.text[1] ?? ''],
    };
  }
  function answerWith(found: readonly Finding[]): ComposedAnswer {
    return composeAnswer(found, {
      library: say('library'),
      quoted: (passage) => say('quoted', { passage }),
      missing: [],
      nothing: say('nothing'),
    });
  }
}
