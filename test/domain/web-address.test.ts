import { expect, it } from 'vitest';
import { linkAddress, pictureAddress, webAddress } from '../../src/domain/web-address.ts';

const drawing = 'data:image/svg+xml,%3Csvg%2F%3E';

it.each<[string | null | undefined, ...boolean[]]>([
  ['https://recu.example/1', true, true, true],
  ['HTTP://recu.example/1', true, true, true],
  ['/images/bouteille.png', false, true, true],
  [drawing, false, false, true],
  ['//recu.example/1', false, false, false],
  ['javascript:alert(1)', false, false, false],
  [' javascript:alert(1)', false, false, false],
  ['data:text/html,<script>alert(1)</script>', false, false, false],
  ['blob:https://recu.example/1', false, false, false],
  ['', false, false, false],
  [null, false, false, false],
  [undefined, false, false, false],
])('DSP-052 %s is an address of a link, of the site or the web, of a picture: %s, %s, %s', (address, ...isOne) => {
  expect([webAddress(address), linkAddress(address), pictureAddress(address)]).toEqual(
    isOne.map((is) => (is ? address : null)),
  );
});
