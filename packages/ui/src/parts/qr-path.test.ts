import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrPath } from './QrPicture.tsx';

test('the path covers the dark squares of the code, each once, and nothing else', () => {
  const uri = 'otpauth://totp/Homeport:camille?secret=JBSWY3DPEHPK3PXP&issuer=Homeport';
  const { data } = encode(uri, { ecc: 'M', border: 4 });
  const { path, width } = qrPath(uri);
  expect(width).toBe(data.length);
  const drawn = data.map((row) => row.map(() => 0));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let at = 0; at < Number(length); at += 1) (drawn[Number(y)] as number[])[Number(x) + at]! += 1;
  expect(drawn).toEqual(data.map((row) => row.map(Number)));
});
