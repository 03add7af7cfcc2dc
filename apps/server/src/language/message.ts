import messageFormat from 'intl-messageformat';

// The package is CommonJS: Node imports its exports as one object, a bundler imports its class.
export type Message = import('intl-messageformat').IntlMessageFormat;
type Loaded = typeof import('intl-messageformat') | typeof import('intl-messageformat').IntlMessageFormat;
const loaded: Loaded = messageFormat;
const IntlMessageFormat = 'IntlMessageFormat' in loaded ? loaded.IntlMessageFormat : loaded;

/** A parsed ICU message in a language; angle brackets are letters like others. */
export const messageIn = (text: string, language: string): Message =>
  new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
