import { random } from '#card/scene/random.ts';
import { mutated } from '../support/sounds.ts';
import type { Specimen } from './specimens.ts';

/** What a file must begin with to be taken for something. */
const beginnings = [
  '\xff\xd8\xff\xe0',
  '\x89PNG\r\n\x1a\n',
  'RIFF\xff\xff\xff\x7fWEBPVP8 ',
  'RIFF\xff\xff\xff\x7fWAVEfmt ',
  'GIF89a',
  '\0\0\0\x20ftypavif\0\0\0\0mif1avif',
  '\0\0\0\x20ftypM4A \0\0\0\0M4A isom',
  'OggS\0\x02',
  '\x1a\x45\xdf\xa3',
  'ID3\x04\0\0\0\0\x0f\x7f',
  '\xff\xfb\x90\x64',
  '\xff\xf1\x50\x80',
].map((text) => Buffer.from(text, 'latin1'));

/** Numbers at which a size, a count or an offset goes wrong. */
const numbers = [0, 1, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff];

/** What makes of a picture or a sound something else for whoever guesses: pages, scripts, archives, documents. */
export const payloads: readonly string[] = [
  '<!doctype html><title>CANARY</title><script>alert(1)</script>',
  '<html><body onload=alert("CANARY")>',
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert("CANARY")</script></svg>',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>CANARY&b;</a>',
  '*/=1;alert("CANARY");/*',
  '<?php echo "CANARY"; ?>',
  '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert("CANARY"))>>>>endobj',
  'PK\x03\x04\x14\0\0\0\0\0CANARY.class',
  '#!/bin/sh\necho CANARY\n',
  'MZ\x90\0CANARY This program cannot be run in DOS mode.',
  '\x7fELF\x02\x01\x01CANARY',
  'GIF89a/*CANARY*/=1;alert(1)',
  'ID3\x03\0\0\0\0\0\x20TXXXCANARY<script>',
  'BM\0\0\0\0CANARY<script>',
  '<%@ page import="CANARY" %>',
  'CANARY\u2028alert(1)',
  '\r\n\r\n<script>alert("CANARY")</script>',
  '<iframe srcdoc="<script>alert(`CANARY`)</script>">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(`CANARY`)">',
  'data:text/html,<script>alert("CANARY")</script>',
];

/** One specimen changed, as the seed says: damaged, spliced, with another's beginning, false numbers or a page behind it. */
export function changed(all: readonly Specimen[], seed: number): Specimen {
  const { int, pick } = random(seed);
  const { name, to, bytes } = all[seed % all.length] as Specimen;
  const round = Math.floor(seed / all.length);
  const other = pick(all.filter((one) => one.to === to)).bytes;
  const payload = Buffer.from(pick(payloads), 'latin1');
  const spot = int(0, (int(0, 1) ? Math.min(bytes.length, 600) : bytes.length) - 1);
  const numbered = () => {
    const copy = Buffer.from(bytes);
    const [at, value] = [int(0, Math.min(copy.length - 5, 200)), pick(numbers)];
    if (value > 0xffff) copy.writeUInt32BE(value, at);
    else copy[pick(['writeUInt16BE', 'writeUInt16LE'] as const)](value, at);
    return copy;
  };
  const ways: readonly [string, () => Buffer][] = [
    ['damaged', () => mutated(bytes, seed)],
    ['damaged', () => mutated(bytes, seed + 3)],
    ['cut', () => bytes.subarray(0, spot)],
    ['spliced', () => Buffer.concat([bytes.subarray(0, spot), other.subarray(int(0, other.length))])],
    ['under another beginning', () => Buffer.concat([pick(beginnings), bytes.subarray(int(0, 39))])],
    ['with a false number', numbered],
    ['with a false number', numbered],
    ['with a page behind it', () => Buffer.concat([bytes, payload])],
    ['with a page inside', () => Buffer.concat([bytes.subarray(0, spot), payload, bytes.subarray(spot)])],
  ];
  const [how, make] = ways[round % ways.length] as (typeof ways)[number];
  return { name: `${name} ${how}`, to, bytes: make() };
}

/** Files that are two things at once: every specimen with every payload behind it, or in front. */
export function polyglots(all: readonly Specimen[]): Specimen[] {
  return all.flatMap(({ name, to, bytes }, index) =>
    payloads.map((payload, number) => {
      const text = Buffer.from(payload, 'latin1');
      const isBehind = (index + number) % 4 !== 0;
      const parts = isBehind ? [bytes, text] : [text, bytes];
      return { name: `${name} and ${payload.slice(0, 20)}`, to, bytes: Buffer.concat(parts) };
    }),
  );
}
