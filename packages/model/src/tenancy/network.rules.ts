import { certain } from '@homeport/grammar';
/** An address or a network: its bits as a number, how many there are, and how many of them count. */
export interface Network {
  readonly value: bigint;
  readonly length: 32 | 128;
  readonly bits: number;
}

const v4Of = (text: string): bigint | undefined => {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255)) return undefined;
  return parts.reduce((value, part) => (value << 8n) | BigInt(part), 0n);
};

/** The eight groups of an IPv6 address; its end may be written as IPv4, and a zone (`%eth0`) says nothing of who calls. */
function v6Of(text: string): bigint | undefined {
  const [address = ''] = text.split('%');
  const tail = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(address);
  const last = tail ? v4Of(certain(tail[2])) : 0n;
  if (last === undefined) return undefined;
  const plain = tail ? `${tail[1]}${(last >> 16n).toString(16)}:${(last & 0xffffn).toString(16)}` : address;
  const halves = plain.split('::').map((half) => (half === '' ? [] : half.split(':')));
  const groups = halves.flat();
  if (halves.length > 2 || !groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return undefined;
  if (halves.length === 2 ? groups.length > 7 : groups.length !== 8) return undefined;
  const [front = [], back = []] = halves;
  const all = halves.length === 2 ? [...front, ...Array(8 - groups.length).fill('0'), ...back] : groups;
  return all.reduce<bigint>((value, group) => (value << 16n) | BigInt(`0x${group}`), 0n);
}

/** The first 96 bits of an IPv4 address that is written as an IPv6 one, as sockets for both tell it. */
const mapped = 0xffffn << 32n;

/** Reads `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/32`; undefined for anything else. */
export function networkOf(text: string): Network | undefined {
  const [address = '', given, ...rest] = text.trim().split('/');
  const v4 = v4Of(address);
  const value = v4 ?? v6Of(address);
  if (value === undefined || rest.length > 0) return undefined;
  const length = v4 === undefined ? 128 : 32;
  if (given !== undefined && (!/^\d{1,3}$/.test(given) || Number(given) > length)) return undefined;
  const bits = given === undefined ? length : Number(given);
  // The same caller in both spellings is one caller.
  return length === 128 && bits >= 96 && value >> 32n === mapped >> 32n
    ? { value: value & 0xffffffffn, length: 32, bits: bits - 96 }
    : { value, length, bits };
}

/** Whether a network holds an address. */
export function holds(network: Network, address: Network): boolean {
  if (network.length !== address.length || address.bits < network.bits) return false;
  const rest = BigInt(network.length - network.bits);
  return network.value >> rest === address.value >> rest;
}
