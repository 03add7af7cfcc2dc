/** A calendar as a program reads it that takes RFC 5545 by the letter; shares no code with what writes it. */
export interface ReadCalendar {
  readonly properties: Readonly<Record<string, string>>;
  readonly events: readonly Readonly<Record<string, string>>[];
}
const longest = 75;
const texts = ['SUMMARY', 'DESCRIPTION', 'NAME', 'X-WR-CALNAME'];

/** Reads a calendar file strictly; throws at the first thing the standard forbids. Dates come as `yyyy-MM-dd`. */
export function readCalendar(file: string): ReadCalendar {
  if (!file.endsWith('\r\n')) throw new Error('the last line does not end');
  const lines = file.slice(0, -2).split('\r\n');
  for (const line of lines) {
    if (/[\r\n]/.test(line)) throw new Error(`a lone line break in ${JSON.stringify(line)}`);
    if (new TextEncoder().encode(line).length > longest) throw new Error(`more than ${longest} octets: ${line}`);
    if (!line.isWellFormed()) throw new Error(`a character was cut in two: ${JSON.stringify(line)}`);
    if (line === '') throw new Error('an empty line');
  }
  const unfolded = lines
    .join('\r\n')
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n');
  if (unfolded.shift() !== 'BEGIN:VCALENDAR' || unfolded.pop() !== 'END:VCALENDAR') throw new Error('no VCALENDAR');
  const properties: Record<string, string> = {};
  const events: Record<string, string>[] = [];
  let into = properties;
  for (const line of unfolded) {
    const match = /^([A-Z-]+)((?:;[A-Z-]+=[^;:]+)*):(.*)$/s.exec(line);
    if (!match) throw new Error(`no property: ${line}`);
    const [, name = '', parameters = '', value = ''] = match;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may stand in a file.
    if (/[\u0000-\u0008\u000a-\u001f\u007f]/.test(value)) throw new Error(`a control character in ${name}`);
    if (name === 'BEGIN' && value === 'VEVENT' && into === properties) {
      into = {};
      events.push(into);
    } else if (name === 'END' && value === 'VEVENT' && into !== properties) into = properties;
    else if (name === 'BEGIN' || name === 'END') throw new Error(`out of place: ${line}`);
    else if (Object.hasOwn(into, name)) throw new Error(`${name} twice`);
    else into[name] = readValue(name, parameters, value);
  }
  if (into !== properties) throw new Error('an event without end');
  for (const needed of ['VERSION', 'PRODID']) if (!properties[needed]) throw new Error(`no ${needed}`);
  for (const event of events)
    for (const needed of ['UID', 'DTSTAMP', 'DTSTART'])
      if (!event[needed]) throw new Error(`an event without ${needed}`);
  return { properties, events };
}

function readValue(name: string, parameters: string, value: string): string {
  if (texts.includes(name)) {
    if (!/^(?:[^\\;,]|\\[\\;,nN])*$/s.test(value)) throw new Error(`not escaped in ${name}: ${value}`);
    return value.replaceAll(/\\(.)/g, (_, char: string) => (char === 'n' || char === 'N' ? '\n' : char));
  }
  if (/^DT(START|END)$/.test(name)) {
    if (parameters !== ';VALUE=DATE' || !/^\d{8}$/.test(value)) throw new Error(`no whole day: ${parameters}:${value}`);
    return value.replace(/(....)(..)(..)/, '$1-$2-$3');
  }
  if (['DTSTAMP', 'LAST-MODIFIED'].includes(name) && !/^\d{8}T\d{6}Z$/.test(value))
    throw new Error(`not UTC: ${value}`);
  return value;
}
