import { Exact } from '@homeport/grammar';
import {
  checkPaymentFile,
  controlTotals,
  type FileAccount,
  type FileBatch,
  type FileFinding,
  type PartyAddress,
  type PaymentFile,
  type Transfer,
} from './payment-file.rules.ts';
import { toPaymentText } from './transliterate.rules.ts';
import { parentElement, textElement, writeXml, type XmlElement } from './xml.rules.ts';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

/** The written file with the totals of its header, or every reason why it was not written. */
export type WrittenFile =
  | { readonly ok: true; readonly xml: string; readonly numberOfTransactions: number; readonly controlSum: string }
  | { readonly ok: false; readonly findings: readonly FileFinding[] };

/**
 * Writes a customer credit transfer initiation, ISO 20022 pain.001.001.09. One `PmtInf` per batch, one `CdtTrfTxInf`
 * per transfer; `NbOfTxs` and `CtrlSum` in the group header over the whole file (the sum irrespective of currencies,
 * as the standard has it) and in every batch over that batch. All texts are in the payment character set and cut to
 * the length of their element; identifiers are never cut but refused (see `checkPaymentFile`).
 */
export function writePain001(file: PaymentFile, decimalsOf: (currency: string) => number): WrittenFile {
  const findings = checkPaymentFile(file, decimalsOf);
  if (findings.length > 0) return { ok: false, findings };
  const inCurrency = file.batches.map((batch) => withCurrencyDecimals(batch, decimalsOf(batch.currency)));
  const { count, sum } = controlTotals(inCurrency.flatMap((batch) => batch.transfers));
  const header = parentElement('GrpHdr', [
    textElement('MsgId', file.messageId),
    textElement('CreDtTm', Temporal.Instant.from(file.createdAt).toString({ smallestUnit: 'second' })),
    textElement('NbOfTxs', String(count)),
    textElement('CtrlSum', sum),
    parentElement('InitgPty', [
      textElement('Nm', toPaymentText(file.initiator.name, 140)),
      organisationId(file.initiator.id),
    ]),
  ]);
  const initiation = parentElement('CstmrCdtTrfInitn', [header, ...inCurrency.map(paymentInformation)]);
  const xml = writeXml({ tag: 'Document', content: [initiation], attributes: { xmlns: NAMESPACE } });
  return { ok: true, xml, numberOfTransactions: count, controlSum: sum };
}

function withCurrencyDecimals(batch: FileBatch, decimals: number): FileBatch {
  // Checked before: no amount has more digits than its currency, so this only writes the missing zeros.
  const transfers = batch.transfers.map((one) => ({ ...one, amount: new Exact(one.amount).toFixed(decimals) }));
  return { ...batch, transfers };
}

function paymentInformation(batch: FileBatch): XmlElement | undefined {
  const { count, sum } = controlTotals(batch.transfers);
  return parentElement('PmtInf', [
    textElement('PmtInfId', batch.id),
    textElement('PmtMtd', 'TRF'),
    textElement('NbOfTxs', String(count)),
    textElement('CtrlSum', sum),
    batch.isSepa ? parentElement('PmtTpInf', [parentElement('SvcLvl', [textElement('Cd', 'SEPA')])]) : undefined,
    parentElement('ReqdExctnDt', [textElement('Dt', batch.executionDate)]),
    party('Dbtr', batch.debtor),
    account('DbtrAcct', batch.debtorAccount),
    // The debtor's agent is mandatory; where only an IBAN is known, the standard way to say so is NOTPROVIDED.
    agent('DbtrAgt', batch.debtorAccount) ?? notProvided('DbtrAgt'),
    textElement('ChrgBr', batch.chargeBearer),
    ...batch.transfers.map((transfer) => transaction(transfer, batch.currency)),
  ]);
}

function transaction(transfer: Transfer, currency: string): XmlElement | undefined {
  return parentElement('CdtTrfTxInf', [
    parentElement('PmtId', [
      textElement('InstrId', transfer.endToEndId),
      textElement('EndToEndId', transfer.endToEndId),
    ]),
    parentElement('Amt', [{ tag: 'InstdAmt', content: transfer.amount, attributes: { Ccy: currency } }]),
    agent('CdtrAgt', transfer.account),
    party('Cdtr', transfer.payee),
    account('CdtrAcct', transfer.account),
    parentElement('RmtInf', [remittance(transfer)]),
  ]);
}

function remittance({ creditorReference, remittance: text }: Transfer): XmlElement | undefined {
  if (!creditorReference) return textElement('Ustrd', toPaymentText(text ?? '', 140));
  const type = [parentElement('CdOrPrtry', [textElement('Cd', 'SCOR')]), textElement('Issr', 'ISO')];
  const reference = [parentElement('Tp', type), textElement('Ref', creditorReference.replaceAll(' ', ''))];
  return parentElement('Strd', [parentElement('CdtrRefInf', reference)]);
}

function party(tag: string, { name, address }: FileBatch['debtor']): XmlElement | undefined {
  return parentElement(tag, [textElement('Nm', toPaymentText(name, 140)), postalAddress(address)]);
}

function postalAddress(address: PartyAddress | null | undefined): XmlElement | undefined {
  if (!address) return undefined;
  const text = (tag: string, value: string | null | undefined, length: number) =>
    textElement(tag, toPaymentText(value ?? '', length));
  const street = [address.address1, address.address2].filter(Boolean).join(', ');
  return parentElement('PstlAdr', [
    text('StrtNm', street, 70),
    text('PstCd', address.postcode, 16),
    text('TwnNm', address.town, 35),
    text('CtrySubDvsn', address.state, 35),
    /^[A-Z]{2}$/.test(address.country ?? '') ? textElement('Ctry', address.country) : undefined,
  ]);
}

/** ISO 20022 ExternalCashAccountType1Code. */
const kindCodes = { CHECKING: 'CACC', SAVINGS: 'SVGS' } as const;

function account(tag: string, { iban, accountNumber, kind }: FileAccount): XmlElement | undefined {
  const compact = (value: string) => value.replace(/[\s-]/g, '').toUpperCase();
  const id = iban
    ? textElement('IBAN', compact(iban))
    : parentElement('Othr', [textElement('Id', compact(accountNumber ?? '').slice(0, 34))]);
  const type = kind ? parentElement('Tp', [textElement('Cd', kindCodes[kind])]) : undefined;
  return parentElement(tag, [parentElement('Id', [id]), type]);
}

function agent(tag: string, { swiftCode, clearing, bankName }: FileAccount): XmlElement | undefined {
  const bic = textElement('BICFI', swiftCode?.replaceAll(' ', '').toUpperCase());
  const member = clearing
    ? parentElement('ClrSysMmbId', [
        parentElement('ClrSysId', [textElement('Cd', clearing.system)]),
        textElement('MmbId', clearing.memberId),
      ])
    : undefined;
  if (!bic && !member) return undefined;
  return parentElement(tag, [
    parentElement('FinInstnId', [bic, member, textElement('Nm', toPaymentText(bankName ?? '', 140))]),
  ]);
}

function notProvided(tag: string): XmlElement | undefined {
  return parentElement(tag, [parentElement('FinInstnId', [parentElement('Othr', [textElement('Id', 'NOTPROVIDED')])])]);
}

function organisationId(id: string | null | undefined): XmlElement | undefined {
  const other = parentElement('Othr', [textElement('Id', toPaymentText(id ?? '', 35))]);
  return parentElement('Id', [parentElement('OrgId', [other])]);
}
