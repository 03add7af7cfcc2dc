/** One element of a file as a bank's reader sees it. */
export interface Element {
  readonly tag: string;
  readonly attributes: string;
  readonly children: readonly Element[];
  readonly text: string;
}

/** Reads a document without comments, CDATA and mixed content, which payment files do not have; throws when it is not well formed. */
export function readXml(xml: string): Element {
  const open: { tag: string; attributes: string; children: Element[]; text: string }[] = [];
  let root: Element | undefined;
  const body = xml.replace(/^\uFEFF?<\?xml[^>]*\?>/, '');
  for (const [, end, tag = '', attributes = '', single, text = ''] of body.matchAll(
    /<(\/)?([A-Za-z]\w*)((?:\s+[\w:]+="[^"<]*")*)\s*(\/)?>([^<]*)/g,
  )) {
    if (!end) open.push({ tag, attributes, children: [], text: '' });
    if (end || single) {
      const done = open.pop();
      if (done?.tag !== tag) throw new Error(`</${tag}> closes ${done?.tag}`);
      const parent = open.at(-1);
      if (parent) parent.children.push(done);
      else root = done;
    } else if (text.trim()) (open.at(-1) as { text: string }).text = text;
  }
  if (!root || open.length > 0) throw new Error('the document does not end');
  return root;
}

/** Children of each element in their order, as pain.001.001.09 has them: `?` may be missing, `+` comes at least once. */
const sequences: Readonly<Record<string, string>> = {
  Document: 'CstmrCdtTrfInitn',
  CstmrCdtTrfInitn: 'GrpHdr PmtInf+',
  GrpHdr: 'MsgId CreDtTm NbOfTxs CtrlSum? InitgPty',
  InitgPty: 'Nm? Id?',
  PmtInf: 'PmtInfId PmtMtd NbOfTxs? CtrlSum? PmtTpInf? ReqdExctnDt Dbtr DbtrAcct DbtrAgt ChrgBr? CdtTrfTxInf+',
  PmtTpInf: 'SvcLvl',
  SvcLvl: 'Cd',
  ReqdExctnDt: 'Dt',
  Dbtr: 'Nm PstlAdr?',
  Cdtr: 'Nm PstlAdr?',
  PstlAdr: 'StrtNm? PstCd? TwnNm? CtrySubDvsn? Ctry?',
  CdtTrfTxInf: 'PmtId Amt CdtrAgt? Cdtr CdtrAcct RmtInf?',
  PmtId: 'InstrId? EndToEndId',
  Amt: 'InstdAmt',
  RmtInf: 'Ustrd',
};
const name = /^[A-Za-z0-9 /\-?:().,'+]{1,140}$/;
const identifier = /^[A-Za-z0-9/\-?:().,'+ ]{1,35}$/;
/** What a text may be; identifiers are at most 35 characters of the payment character set. */
const texts: Readonly<Record<string, RegExp>> = {
  MsgId: identifier,
  PmtInfId: identifier,
  InstrId: identifier,
  EndToEndId: identifier,
  CreDtTm: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
  NbOfTxs: /^\d{1,15}$/,
  CtrlSum: /^\d{1,17}(\.\d{1,17})?$/,
  PmtMtd: /^TRF$/,
  Dt: /^\d{4}-\d\d-\d\d$/,
  ChrgBr: /^(DEBT|CRED|SHAR|SLEV)$/,
  InstdAmt: /^\d{1,18}(\.\d{1,5})?$/,
  IBAN: /^[A-Z]{2}\d\d[A-Z0-9]{1,30}$/,
  BICFI: /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
  Ctry: /^[A-Z]{2}$/,
  Nm: name,
  Ustrd: name,
  StrtNm: /^.{1,70}$/,
  PstCd: /^.{1,16}$/,
  TwnNm: /^.{1,35}$/,
};

/** Everything in which a file departs from the schema, by the path of the element. */
export function schemaFaults(element: Element, path = ''): string[] {
  const here = `${path}/${element.tag}`;
  const sequence = sequences[element.tag];
  const found = element.children.map((child) => `${child.tag} `).join('');
  const wanted = sequence?.replace(/(\w+)([?+]?) ?/g, '(?:$1 )$2');
  const order = wanted && !new RegExp(`^${wanted}$`).test(found) ? [`${here} has ${found}, not ${sequence}`] : [];
  const pattern = texts[element.tag];
  const text = pattern && !pattern.test(element.text) ? [`${here} says "${element.text}"`] : [];
  return [...order, ...text, ...element.children.flatMap((child) => schemaFaults(child, here))];
}

/** All elements of a name below one. */
export const all = (element: Element, tag: string): Element[] =>
  element.children.flatMap((child) => [...(child.tag === tag ? [child] : []), ...all(child, tag)]);
/** The text of the first element of a name directly below one. */
export const textOf = (element: Element, tag: string): string =>
  element.children.find((child) => child.tag === tag)?.text ?? '';
