import type { Context } from '@homeport/engine';
import { allFields, allowanceFor, type Entity, kebab, type Values } from '@homeport/grammar';
import { companyEventHappened, type NotificationEvent } from '@homeport/model/notifications';
import type { Reader } from '../../../language/reader-formats.ts';
import type { Services } from '../../../services.ts';
import { noticeLink, noticeParams, paramsOfTitle } from '../notice-params.ts';
import { titleIn } from '../record-title.ts';
import { saidInOwnWords } from '../texts/stored-settings.ts';
import { recordParams } from './record-params.ts';

interface About {
  /** Whoever is told: what is hidden from them is in no sentence. */
  readonly theirs: Context;
  readonly entity: Entity;
  readonly record: Values;
  readonly reader: Reader;
  readonly event: Pick<NotificationEvent, 'name'>;
  readonly setting: Readonly<Record<string, string | boolean>>;
}

/** What the built-in words of an event carry, and what a company's own words may name. */
export async function factsAbout(services: Services, { theirs, entity, record, reader, event, setting }: About) {
  const { catalogue, textOf } = services;
  const { hidden } = allowanceFor(entity, theirs.me);
  const texts = Object.values(setting).filter((text) => typeof text === 'string');
  const params = await recordParams({ theirs, catalogue, textOf, entity, record, hidden, reader }, texts);
  const label = textOf(entity.name, undefined, reader.language);
  const kind = label === entity.name ? entity.label : label;
  const name = titleIn(entity, record, hidden) || kind;
  const payload = { event: event.name, kind, name, menu: entity.menu, page: kebab(entity.name), record: record.id };
  return { payload, params, titleParams: paramsOfTitle(allFields(entity), params) };
}

/** The words as one reader gets them: the company's own, else the built-in ones. */
export async function wordsAbout(
  services: Services,
  about: About,
): Promise<{ readonly title: string; readonly body: string; readonly link: string }> {
  const { payload, params, titleParams } = await factsAbout(services, about);
  const { language } = about.reader;
  const builtIn = noticeParams(companyEventHappened, payload, about.reader);
  const say = (part: 'title' | 'body') =>
    services.textOf(`event.${companyEventHappened.name}.0.${part}`, builtIn, language).trim();
  const own = saidInOwnWords(about.setting, language, params, titleParams);
  const link = companyEventHappened.notices?.[0]?.link ?? '';
  return {
    title: own?.subject ?? say('title'),
    body: own?.body ?? say('body'),
    link: noticeLink(link, companyEventHappened, payload),
  };
}
