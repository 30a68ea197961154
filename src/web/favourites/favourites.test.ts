// Shows: a star is seen at once, what fails is taken back, and quick presses end with the last
import { expect, test } from 'vitest';
import { createFavourites } from './favourites.ts';

/** A page whose requests are answered by hand, in their order. */
function aPage() {
  const asked: { sent: [string, boolean]; answer: (problem: { error: string } | null) => void }[] = [];
  const said: string[] = [];
  const favourites = createFavourites({
    send: (...sent) => new Promise((answer) => asked.push({ sent, answer })),
    onSaved: (isMarked) => said.push(isMarked ? 'added' : 'taken out'),
    onFailed: (sentence) => said.push(sentence),
  });
  const settle = () => new Promise(setImmediate);
  async function answer(error: string | null) {
    await settle();
    asked.shift()?.answer(error === null ? null : { error });
    await settle();
  }
  return { favourites, asked, said, answer, shown: () => favourites.getState() };
}

test('a press is seen at once, and said when it is stored', async () => {
  const { favourites, said, answer, shown } = aPage();
  favourites.load(['a']);
  favourites.press('b');
  expect([shown(), said]).toEqual([['b', 'a'], []]);
  await answer(null);
  favourites.press('a');
  await answer(null);
  expect([shown(), said]).toEqual([['b'], ['added', 'taken out']]);
});

test('what fails is taken back with its sentence', async () => {
  const { favourites, said, answer, shown } = aPage();
  favourites.load(['a']);
  favourites.press('a');
  favourites.press('b');
  await answer('Not stored.');
  expect([shown(), said]).toEqual([['b', 'a'], ['Not stored.']]);
  await answer(null);
  expect(shown()).toEqual(['b', 'a']);
});

test('of quick presses the last is shown all the time', async () => {
  const { favourites, asked, answer, shown } = aPage();
  for (let press = 0; press < 3; press += 1) favourites.press('a');
  for (const problem of [null, 'Not stored.', null]) {
    expect(shown()).toEqual(['a']);
    await answer(problem);
  }
  expect([shown(), asked]).toEqual([['a'], []]);
});

test('what was pressed before the stored ones came is kept', async () => {
  const { favourites, answer, shown } = aPage();
  favourites.press('a');
  favourites.load(['b', 'a']);
  expect(shown()).toEqual(['b', 'a']);
  favourites.press('b');
  favourites.load([]);
  expect(shown()).toEqual(['a']);
  await answer(null);
  await answer(null);
  expect(shown()).toEqual(['a']);
});

test('what was stored before older ones came is kept', async () => {
  const { favourites, answer, shown } = aPage();
  favourites.press('a');
  await answer(null);
  favourites.press('b');
  favourites.press('b');
  await answer(null);
  await answer(null);
  favourites.load(['c', 'b']);
  expect(shown()).toEqual(['a', 'c']);
});
