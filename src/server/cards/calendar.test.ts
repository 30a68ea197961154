import { expect, test } from 'vitest';
import { calendarFile } from './calendar.ts';

const seal = { date: '2026-11-12', time: '08:00:00', zone: 'Asia/Kolkata', city: 'Mumbai, India' };
const invitation = {
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  seal,
  card: { fromName: 'Mira', language: 'en' },
  address: 'https://bloom.example/card/AAAAAAAAAAAAAAAAAAAAAA',
  now: new Date('2026-11-01T12:34:56.789Z'),
};

test('the moment is said in UTC, and every line ends as the standard asks', () => {
  const text = calendarFile(invitation);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text.split('\r\n')).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'UID:AAAAAAAAAAAAAAAAAAAAAA@bloom.example',
      'DTSTAMP:20261101T123456Z',
      'DTSTART:20261112T023000Z',
      'SUMMARY:Open the birthday card from Mira',
      'END:VCALENDAR',
    ]),
  );
});

test('without a place it is midnight by the clock of the reader', () => {
  const text = calendarFile({ ...invitation, seal: { ...seal, zone: null, city: null } });
  expect(text).toContain('\r\nDTSTART:20261112T000000\r\n');
});

test('a name starts no line and no property of its own, whatever it has', () => {
  const fromName = 'Mi\\ra; & Co, Ltd\r\nATTENDEE:mailto:eve@example.com 🎂🎂🎂🎂🎂🎂🎂🎂🎂🎂🎂🎂🎂🎂🎂';
  const text = calendarFile({ ...invitation, card: { ...invitation.card, fromName } });
  expect(text).not.toMatch(/^ATTENDEE/m);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain('card from Mi\\\\ra\\; & Co\\, Ltd ATTENDEE:mailto:eve@example.com 🎂🎂');
});

test('it speaks to the receiver as the card does', () => {
  const card = { fromName: '', language: 'de', closeness: 'polite' } as const;
  expect(calendarFile({ ...invitation, card })).toContain('SUMMARY:Ihre Geburtstagskarte öffnen');
  expect(calendarFile({ ...invitation, card: { ...card, closeness: 'familiar' } })).toContain('Deine');
});
