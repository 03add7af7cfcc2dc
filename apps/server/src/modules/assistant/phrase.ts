import { type Finding, groundedAnswer, promptOf, type SpokenLanguage } from '@homeport/model/assistant';
import type { Services } from '../../services.ts';

/**
 * Lets the configured model phrase what was found; undefined without one, when it does not answer in time, and when its
 * answer does not hold to the findings. Of the person it is told nothing but the findings and the question.
 */
export async function phrase(
  { configuration, outbound, log }: Pick<Services, 'configuration' | 'outbound' | 'log'>,
  question: string,
  found: readonly Finding[],
  language: SpokenLanguage,
): Promise<string | undefined> {
  const { assistant } = configuration;
  if (!assistant || found.length === 0) return undefined;
  try {
    const answer = await outbound(`${assistant.url}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(assistant.key ? { authorization: `Bearer ${assistant.key}` } : {}),
      },
      body: JSON.stringify({
        model: assistant.model,
        messages: promptOf(question, found, language),
        temperature: 0,
        max_tokens: 500,
      }),
    });
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
    const said = textIn(await answer.json());
    const grounded = said === undefined ? undefined : groundedAnswer(said, question, found);
    if (grounded === undefined) log.warn('the model of the assistant did not hold to what was found');
    return grounded;
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'the model of the assistant is away');
    return undefined;
  }
}

/** The text of a chat completion; what a foreign service sends may have any shape. */
function textIn(answer: unknown): string | undefined {
  const content = (answer as { choices?: readonly { message?: { content?: unknown } }[] } | null)?.choices?.[0]?.message
    ?.content;
  return typeof content === 'string' ? content : undefined;
}
