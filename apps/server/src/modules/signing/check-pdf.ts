import { createHash } from 'node:crypto';
import forge from 'node-forge';

/** What the bytes of a signed PDF say by themselves. */
export interface PdfCheck {
  /** The signature covers the whole file and fits its bytes. */
  readonly isUnchanged: boolean;
  /** SHA-256 of the certificate inside, hexadecimal; empty without one. */
  readonly certificate: string;
}
const nothing: PdfCheck = { isUnchanged: false, certificate: '' };

/**
 * Checks the last signature of a PDF: the file is covered from its first byte to its last but for the signature itself, the
 * digest is that of these bytes, and the key of the certificate inside signed this digest.
 */
export function checkPdf(pdf: Buffer): PdfCheck {
  try {
    const found = partsOf(pdf);
    return found ? checkParts(found.signed, found.signature) : nothing;
  } catch {
    // Whatever cannot be read is no signature.
    return nothing;
  }
}

/** The signed bytes and the signature (DER), where they cover the whole file; undefined otherwise. */
export function partsOf(pdf: Buffer): { readonly signed: Buffer; readonly signature: Buffer } | undefined {
  const text = pdf.toString('latin1');
  const range = [...text.matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)].at(-1);
  if (!range) return undefined;
  const [from = -1, length = 0, then = 0, rest = 0] = range.slice(1).map(Number);
  if (from !== 0 || then < length || then + rest !== pdf.length) return undefined;
  const gap = text.slice(length, then);
  if (!/^<[0-9a-fA-F]+>$/.test(gap)) return undefined;
  return {
    signed: Buffer.concat([pdf.subarray(0, length), pdf.subarray(then)]),
    signature: Buffer.from(gap.slice(1, -1), 'hex'),
  };
}

interface Captured {
  readonly authenticatedAttributes: forge.asn1.Asn1[];
  readonly signature: string;
}

function checkParts(signed: Buffer, signature: Buffer): PdfCheck {
  const { asn1, pki, md } = forge;
  // The room for the signature is filled up with zeros.
  const options = { parseAllBytes: false, strict: false } as unknown as boolean;
  const message = forge.pkcs7.messageFromAsn1(asn1.fromDer(signature.toString('binary'), options)) as unknown as {
    readonly rawCapture: Captured;
    readonly certificates: readonly forge.pki.Certificate[];
  };
  const [certificate] = message.certificates;
  if (!certificate) return nothing;
  const { authenticatedAttributes, signature: value } = message.rawCapture;
  const digest = createHash('sha256').update(signed).digest();
  const set = asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SET, true, authenticatedAttributes);
  const attributes = md.sha256.create().update(asn1.toDer(set).getBytes());
  const key = certificate.publicKey as forge.pki.rsa.PublicKey;
  const der = asn1.toDer(pki.certificateToAsn1(certificate)).getBytes();
  return {
    isUnchanged: digestIn(authenticatedAttributes).equals(digest) && key.verify(attributes.digest().getBytes(), value),
    certificate: createHash('sha256').update(Buffer.from(der, 'binary')).digest('hex'),
  };
}

/** The digest among the signed attributes. */
function digestIn(attributes: readonly forge.asn1.Asn1[]): Buffer {
  for (const attribute of attributes) {
    const [type, values] = attribute.value as forge.asn1.Asn1[];
    if (type && values && forge.asn1.derToOid(type.value as string) === forge.pki.oids.messageDigest)
      return Buffer.from((values.value as forge.asn1.Asn1[])[0]?.value as string, 'binary');
  }
  return Buffer.alloc(0);
}
