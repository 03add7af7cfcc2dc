/** Text that has broken servers before. */
export const hostileTexts: readonly string[] = [
  '', ' ', '\u0000', 'a\u0000b', '\ud800', '\udfff\ud800', '\ufeff', '\u202e\u200b', 'é'.normalize('NFD'), '💣'.repeat(60), 'x'.repeat(300), 'x'.repeat(20_000),
  "'; drop table app.person; --", "' or '1'='1", '\\', '%', '_', '%s%n', '${7*7}', '{{7*7}}', '$me.person', '$today', '../../etc/passwd', '<script>alert(1)</script>',
  'null', 'undefined', 'NaN', 'Infinity', 'true', '__proto__', 'constructor', 'toString', '[object Object]',
  '0', '-0', '-1', '1e309', '1e-400', '0x10', '1_000', '1,5', '99999999999999999999', '0.00000000000000000001', '-2147483649', '2147483648', '9007199254740993',
  '0000-00-00', '2026-02-30', '9999-12-31', '10000-01-01', '2026-13-01T25:61:61Z', '2026-01-01T00:00:00+14:59', '-0001-01-01', '0001-01-01',
  '00000000-0000-0000-0000-000000000000', 'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF', 'not-a-uuid', '{00000000-0000-0000-0000-000000000000}',
  'a@b', 'a@b.c', '+0', '+123456789012345678', 'eur', 'EUR ', 'ZZZ', '•••• 3000', '{}', '[]', '"', '{"all":[]}',
];

/** Values of any type, as JSON can carry them. */
export const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  null, true, false, 0, -0, 1.5, -1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 1e308, 5e-324, 0.1 + 0.2,
  [], [[]], [null], [1, 'a', {}], Array.from({ length: 1001 }, (_, i) => i), {}, { id: null }, { id: {} }, { id: 'x', label: 1 }, { code: [] }, { code: 'x' },
  { from: '2026-01-01', to: '2025-01-01' }, { from: 1 }, { latitude: 1e9, longitude: 'x' }, { latitude: 91, longitude: 0 }, { country: 'XXX' }, { unknown: 'part' },
  JSON.parse('{"__proto__":{"isAdmin":true}}'), nested(20), nested(40),
];

function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let i = 0; i < depth; i += 1) value = i % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Bodies that are not even JSON, or not of the right kind. */
export const hostileBodies: readonly string[] = ['', '{', '[]', 'null', '"x"', '1', '{"a":1}{"b":2}', '\u0000', '{"a":"\\u0000"}', '{"a":1,"a":2}', `${'['.repeat(100)}${']'.repeat(100)}`, '{"a":1e999}', `{"a":${'9'.repeat(400)}}`];
