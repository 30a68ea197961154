import { expect, test } from 'vitest';
import { parsePenName, penNameKey } from './pen-name.ts';

const problemOf = (typed: string) => {
  const parsed = parsePenName(typed, 'Rosa’s Cards');
  return parsed.ok ? null : parsed.error;
};

test('names of people are taken, in any script', () => {
  for (const name of [
    'Meera',
    'Zoë B.',
    'Anne-Marie O’Neill',
    'आशा वर्मा',
    'ليلى',
    'Мила',
    '小明',
    'Jürgen',
  ]) {
    expect(problemOf(name), name).toBeNull();
  }
  expect(parsePenName('  Meera   Ink ', 'Site')).toMatchObject({ value: { name: 'Meera Ink' } });
});

test('nothing else gets through: no address, link, number, mark up, or line', () => {
  for (const name of [
    'a@b.com',
    'www.evil.com',
    'evil.com',
    'https evil/x',
    'call 07700900123',
    '+44 7700',
    '<b>Meera</b>',
    'Meera\nInk',
    'Meera\u202eknI',
    'Me\u200bera',
    'Mееra',
    '🎂 Meera',
    'Meera & Co',
    '"Meera"',
    '#meera',
  ]) {
    expect(problemOf(name), name).toBe('characters');
  }
  for (const name of ['', 'M', 'M'.repeat(31)]) expect(problemOf(name), name).toBe('length');
});

test('nobody is rude, or the site', () => {
  for (const name of ['Shit Head', 'Shíthead', 'f-u-c-k']) expect(problemOf(name), name).toBe('rude');
  for (const name of [
    'Admin',
    'The Admins Admin',
    'Birthday Bloom',
    'BirthdayBloom',
    'Blrthday Bloom',
    'Rosa’s Cards',
    'rosascards',
    'Support Team',
    'Operator',
    'аdmin',
  ]) {
    expect(problemOf(name), name).toBe('reserved');
  }
});

test('a site whose name has no letters keeps no name from anybody', () => {
  for (const site of ['365', '', '🎂']) expect(parsePenName('Meera', site), site).toMatchObject({ ok: true });
});

test('two that look alike have one key', () => {
  for (const [one, other] of [
    ['Meera', 'MEÉRA'],
    ['Lil', 'IiI'],
    ['Morna', 'Moma'],
    ['асе', 'ace'],
    ['Meera Ink', 'meera-ink'],
  ] as const) {
    expect(penNameKey(one)).toBe(penNameKey(other));
  }
  expect(penNameKey('आशा')).not.toBe(penNameKey('आशी'));
  expect(penNameKey('Meera')).not.toBe(penNameKey('Mira'));
});
